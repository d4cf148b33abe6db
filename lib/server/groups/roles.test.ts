import { describe, expect, it } from 'vitest'
import { stubEnvironment } from '../base/testing'

stubEnvironment()

const { lockFirst, lockJoined, lockLed, lockToJoin } = await import('./roles')

const ID = '00000000-0000-4000-8000-000000000001'
const row = { id: ID, name: 'Design', archivedAt: new Date(), membersSee: 'open' }
/** A transaction in which the group was archived since it was looked at. */
const tx = {
  $queryRaw: async () => [{ id: ID }],
  group: { findFirst: async () => row, findUnique: async () => row },
} as never
const viewer = { session: { user: { id: ID } }, group: { id: ID } } as never

describe('a group that was archived meanwhile', () => {
  it.each(
    Object.entries({
      'its leaders': () => lockLed(tx, viewer),
      'its first leader': () => lockFirst(tx, viewer),
      'its members': () => lockJoined(tx, viewer, ID, 'refused'),
      'people who join': () => lockToJoin(tx, ID),
    }),
  )('refuses a change by %s', async (_, lock) => {
    await expect(lock()).rejects.toMatchObject({ code: 'conflict' })
  })

  it('lets through what it allows', async () => {
    expect(await lockLed(tx, viewer, 'allowed')).toEqual({ id: ID, name: 'Design' })
    expect(await lockJoined(tx, viewer, ID)).toEqual({ id: ID, name: 'Design' })
  })
})
