import { type APIResponse, expect } from '@playwright/test'
import { type ErrorEnvelope, errorEnvelope } from '../../lib/api/error-envelope'
import { ERROR_STATUS, type ErrorCode } from '../../lib/api/errors'

/** Words that only a leak would say. */
export const INSIDE =
  /Invalid (input|option|string|number|key)|: expected |Unrecognized key|[Pp]risma|P20\d\d|P10\d\d|node_modules|\bat .+:\d+:\d+|SELECT |INSERT |postgres|ECONN|stack/

/** A text parsed as JSON; undefined where it is not JSON. */
export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The envelope that an answer's text is, or undefined. */
export const envelopeIn = (text: string) => errorEnvelope.safeParse(jsonIn(text)).data

/** The answer is a failure of this kind, in the one envelope, with nothing from inside; returns the envelope. */
export async function expectFailure(
  response: APIResponse,
  code: ErrorCode,
): Promise<ErrorEnvelope> {
  const text = await response.text()
  const body = envelopeIn(text)
  const headers = response.headers()
  // One question: the journeys ask it some thousand times, and each expectation is a step that Playwright reports.
  expect(
    {
      status: response.status(),
      code: body?.code,
      isSentence: Number(body?.error.length) > 10,
      inside: INSIDE.exec(text)?.[0],
      cache: headers['cache-control'],
      hasId: Boolean(headers['x-request-id']),
    },
    text,
  ).toEqual({
    status: ERROR_STATUS[code],
    code,
    isSentence: true,
    inside: undefined,
    cache: 'private, no-store',
    hasId: true,
  })
  return body as ErrorEnvelope
}
