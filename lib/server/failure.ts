import 'server-only'
import { ApiError, type ErrorEnvelope } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { isDatabaseFault } from './db'
import { log } from './log'

const DATABASE_RETRY_SECONDS = 2

/** Turns whatever was thrown into the one error envelope. What was not meant for the caller stays in the log. */
export function failure(error: unknown, requestId: string): Response {
  const known = toApiError(error, requestId)
  const body: ErrorEnvelope = { error: known.message, code: known.code }
  if (known.fields) body.fields = known.fields
  const headers = new Headers({ 'Cache-Control': 'private, no-store', 'X-Request-Id': requestId })
  if (known.retryAfter) headers.set('Retry-After', String(known.retryAfter))
  return Response.json(body, { status: known.status, headers })
}

function toApiError(error: unknown, requestId: string): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseFault(error)) {
    log.warn({ request: requestId, fault: (error as Error).name }, 'database away')
    return new ApiError('unavailable', messages.api.unavailable, undefined, DATABASE_RETRY_SECONDS)
  }
  log.error({ request: requestId, ...withoutMessage(error) }, 'unexpected')
  return new ApiError('unexpected', messages.api.unexpected)
}

/** What was thrown and where. Not its message: Prisma's quote the values of the failed call, answers and addresses included. */
function withoutMessage(error: unknown) {
  if (!(error instanceof Error)) return { fault: typeof error }
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line))
  return { fault: error.name, at: frames }
}
