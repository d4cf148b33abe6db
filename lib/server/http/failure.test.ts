import pino from 'pino'
import { expect, it } from 'vitest'
import { errorEnvelope } from '../../api/error-envelope'
import { stubEnvironment } from '../base/testing'
import { Prisma } from '../generated/prisma/client'

stubEnvironment()
const { failure, pageFailure } = await import('./failure')

const lines: string[] = []
const log = pino({ base: undefined }, { write: (line: string) => lines.push(line) })

it('keeps what a person typed out of the answer and out of the log', async () => {
  const typed = 'ada@example.com'
  const error = new TypeError(
    `Invalid create() invocation:\n  email: "${typed}"\n  answers: [${typed}]`,
  )
  const response = failure(error, 'request-1', log)
  expect(response.status).toBe(500)
  const body = errorEnvelope.parse(await response.json())
  expect(JSON.stringify([body, lines])).not.toContain(typed)
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: 'request-1', fault: 'TypeError' })
  expect(lines[0]).toContain('failure.test.ts')
})

it('calls it a conflict when a row was deleted while a call was about it', async () => {
  const gone = new Prisma.PrismaClientKnownRequestError('', { code: 'P2025', clientVersion: '' })
  const response = failure(gone, 'request-2', log)
  expect(response.status).toBe(409)
  expect(errorEnvelope.parse(await response.json()).code).toBe('conflict')
})

it('calls it an outage when the database goes away while an answer is on its way', () => {
  const away = new Error('Connection terminated unexpectedly')
  const about = { request: 'request-3', page: '/api/assessment/history', digest: undefined }
  const piped = (cause: Error) => new Error('failed to pipe response', { cause })
  expect(pageFailure(piped(away), about).code).toBe('unavailable')
  expect(pageFailure(piped(new TypeError('x is not a function')), about).code).toBe('unexpected')
})
