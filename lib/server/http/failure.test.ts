import { expect, it, vi } from 'vitest'
import { errorEnvelope } from '../../api/errors'
import { Prisma } from '../generated/prisma/client'

const logged = vi.hoisted(() => [] as unknown[])
vi.mock('../base/log', () => ({
  log: { error: (entry: unknown) => logged.push(entry), warn: () => {} },
}))

const { failure } = await import('./failure')

it('keeps what a person typed out of the answer and out of the log', async () => {
  const typed = 'ada@example.com'
  const error = new TypeError(
    `Invalid create() invocation:\n  email: "${typed}"\n  answers: [${typed}]`,
  )
  const response = failure(error, 'request-1')
  expect(response.status).toBe(500)
  const body = errorEnvelope.parse(await response.json())
  expect(JSON.stringify([body, logged])).not.toContain(typed)
  expect(logged).toMatchObject([{ request: 'request-1', fault: 'TypeError' }])
  expect(JSON.stringify(logged)).toContain('failure.test.ts')
})

it('calls it a conflict when a row was deleted while a call was about it', async () => {
  const gone = new Prisma.PrismaClientKnownRequestError('', { code: 'P2025', clientVersion: '' })
  const response = failure(gone, 'request-2')
  expect(response.status).toBe(409)
  expect(errorEnvelope.parse(await response.json()).code).toBe('conflict')
})
