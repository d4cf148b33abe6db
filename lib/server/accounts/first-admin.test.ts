import { describe, expect, it, vi } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment({ ADMIN_EMAIL: 'first@example.com' })

const { grantFirstAdmin } = await import('./first-admin')

/** Grants rights to a person whom the query finds, and from whom admins took them so many times. */
async function grant(takenAway: number) {
  const findFirst = vi.fn(async (_: { where: unknown }) => ({ id: 'ada' }))
  const updateMany = vi.fn(async () => ({ count: 0 }))
  const tx = { user: { findFirst, updateMany }, adminAct: { count: async () => takenAway } }
  expect(await grantFirstAdmin(tx as never, { id: 'ada' })).toBeNull()
  return { asked: findFirst.mock.calls[0]?.[0].where, tries: updateMany.mock.calls.length }
}

describe('ADMIN_EMAIL', () => {
  it('names a person who has proven that address, and is neither an admin nor disabled', async () => {
    const isProven = { ownerProvenAt: { not: null } }
    expect(await grant(0)).toEqual({
      asked: {
        AND: [{ id: 'ada' }, { email: 'first@example.com' }, isProven],
        isAdmin: false,
        disabledAt: null,
      },
      tries: 1,
    })
  })

  it('gives nothing back that an admin took away', async () => {
    expect((await grant(1)).tries).toBe(0)
  })
})
