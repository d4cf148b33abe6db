import autocannon, { type Request, type Result } from 'autocannon'
import { p99 } from './figures'

/** Many connections, each of which asks again after each answer: what was served, what was refused, and how fast. */
export async function crowd(
  url: string,
  requests: readonly Request[],
  { connections, seconds }: { connections: number; seconds: number },
) {
  let withoutRetry = 0
  const times = { served: [] as number[], refused: [] as number[] }
  const { non2xx, errors } = await new Promise<Result>((resolve, reject) => {
    const run = autocannon(
      {
        url,
        connections,
        duration: seconds,
        requests: requests.map((request) => ({
          ...request,
          onResponse: (status, _body, _context, headers) => {
            if (status === 503 && !hasRetryAfter(headers)) withoutRetry += 1
          },
        })),
      },
      (error, result) => (error ? reject(error) : resolve(result)),
    )
    run.on('response', (_client, status, _bytes, ms) => {
      if (status === 503) times.refused.push(ms)
      else if (status < 300) times.served.push(ms)
    })
  })
  return {
    served: times.served.length,
    servedMs: p99(times.served),
    refused: times.refused.length,
    refusedMs: p99(times.refused),
    withoutRetry,
    /** Answered with anything else, or not at all. */
    others: non2xx - times.refused.length + errors,
  }
}

const hasRetryAfter = (headers: object | undefined) =>
  Object.keys(headers ?? {}).some((name) => name.toLowerCase() === 'retry-after')
