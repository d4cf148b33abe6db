import { beforeEach, describe, expect, it } from 'vitest'
import { once } from '../base/once'
import { stubEnvironment } from '../base/testing'

stubEnvironment({ SIGN_UP: 'example.com', ADMIN_EMAIL: 'first@elsewhere.example' })

const invited = new Set<string>()
once('db', () => ({
  invitation: {
    count: async ({ where }: { where: { email: string } }) => Number(invited.has(where.email)),
  },
}))

const { assertMayRegister } = await import('./sign-up')

describe('where new accounts are for one domain', () => {
  beforeEach(() => invited.clear())

  it.each(['ada@example.com', 'first@elsewhere.example'])('%s may register', async (email) => {
    await expect(assertMayRegister(email)).resolves.toBeUndefined()
  })

  it.each(['a@elsewhere.example', 'a@sub.example.com', 'a@example.com.example'])(
    '%s may register once it is invited',
    async (email) => {
      await expect(assertMayRegister(email)).rejects.toMatchObject({ code: 'sign_up_closed' })
      invited.add(email)
      await expect(assertMayRegister(email)).resolves.toBeUndefined()
    },
  )
})
