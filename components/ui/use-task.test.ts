import { describe, expect, it, vi } from 'vitest'
import { login } from '@/lib/api/entries/auth'
import { ApiError, ERROR_STATUS, type ErrorCode } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { failureSentence, toFailure } from './use-task'

const failed = 'Failed to login. Please try again.'

/** What is thrown when the server, or something before it, answers so. */
async function answered(status: number, body: string): Promise<unknown> {
  vi.stubGlobal('fetch', async () => new Response(body, { status }))
  return call(login, { body: { email: 'a@example.com', password: 'x' } }).catch((error) => error)
}

describe('the server’s sentence, else that of the screen', () => {
  it('says what was wrong with what was asked', async () => {
    const envelope = { error: messages.auth.wrongCredentials, code: 'wrong_credentials' }
    const failure = toFailure(await answered(401, JSON.stringify(envelope)), failed)
    expect(failure.sentence).toBe(messages.auth.wrongCredentials)
  })

  it.each([
    [500, JSON.stringify({ error: messages.api.unexpected, code: 'unexpected' })],
    [503, JSON.stringify({ error: messages.api.unavailable, code: 'unavailable' })],
    [503, JSON.stringify({ error: messages.api.tooBusy, code: 'busy' })],
    [502, '<html><h1>502 Bad Gateway</h1></html>'],
    [413, '<html><h1>413 Request Entity Too Large</h1></html>'],
    [504, ''],
  ])('falls back on %i with %s', async (status, body) => {
    expect(toFailure(await answered(status, body), failed).sentence).toBe(failed)
  })
})

it('no failure asks twice to try again', () => {
  const sentences = Object.values(messages).flatMap((group) =>
    Object.values(group).filter((one) => typeof one === 'string'),
  )
  const fallbacks = sentences.filter((sentence) => /^Failed to |could not/.test(sentence))
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[]
  const said = fallbacks.flatMap((fallback) => [
    failureSentence(new TypeError(), fallback),
    ...codes.flatMap((code) =>
      Object.values(messages.api)
        .filter((one) => typeof one === 'string')
        .map((one) => failureSentence(new ApiError(code, one), fallback)),
    ),
  ])
  const twice = [...sentences, ...said].filter(
    (one) => (one.match(/try(ing)? again/gi) ?? []).length > 1,
  )
  expect(new Set(twice)).toEqual(new Set())
})
