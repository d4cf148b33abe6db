/** Requests whose body does not end until a test says so. */
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { MAX_BODY_BYTES } from '../../lib/api/endpoint'

interface Sending {
  method: string
  path: string
  headers?: Record<string, string>
  /** JSON, filled up with spaces to the `size`. */
  body?: string
  size?: number
}

/** Sends all bytes of a body, but not that these were all. */
export function halfSend(
  baseURL: string | undefined,
  { method, path, headers, body = '', size = MAX_BODY_BYTES }: Sending,
) {
  const sent = request(new URL(path, baseURL), {
    method,
    agent: false,
    headers: {
      'Content-Type': 'application/json',
      'Transfer-Encoding': 'chunked',
      ...headers,
    },
  })
  let status = 0
  const answer = new Promise<string>((resolve, reject) => {
    sent.once('error', reject)
    sent.once('response', (response) => {
      status = response.statusCode ?? 0
      text(response).then(resolve, reject)
    })
  })
  // One that is closed before its answer has none.
  answer.catch(() => {})
  sent.write(body.padEnd(size, ' '))
  return {
    /** The status of the answer; 0 until there is one. */
    status: () => status,
    /** Sends the end, and resolves to the body of the answer. */
    end: () => {
      sent.end()
      return answer
    },
    close: () => sent.destroy(),
  }
}
