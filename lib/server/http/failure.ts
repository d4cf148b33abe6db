import 'server-only'
import { WHOLE_ANSWER } from '@/lib/api/endpoint'
import type { ErrorEnvelope } from '@/lib/api/error-envelope'
import { ApiError, ERROR_STATUS } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { isDatabaseFault, isGone } from '../base/database-fault'
import { faultOf, whyAway } from '../base/fault'
import { type Log, log } from '../base/log'

const DATABASE_RETRY_SECONDS = 2

/** What failed, for the log. */
interface About {
  request: string
}

interface PageAbout extends About {
  /** The declared path, not the asked one. */
  page: string
  /** What the page's reader sees of the failure. */
  digest: string | undefined
}

/** Turns a thrown value into the one error envelope. Its details go to the log only. */
export function failure(error: unknown, requestId: string, to: Log = log): Response {
  const known = toApiError(error, { request: requestId }, to)
  const body: ErrorEnvelope = { error: known.message, code: known.code }
  if (known.fields) body.fields = known.fields
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'X-Request-Id': requestId,
    [WHOLE_ANSWER]: '1',
  })
  if (known.retryAfter) headers.set('Retry-After', String(known.retryAfter))
  return Response.json(body, { status: known.status, headers })
}

/** The status of a page that could not be rendered: 503 for an outage, 500 for a bug. */
export function pageFailure(thrown: unknown, about: PageAbout): ApiError {
  const error = underlying(thrown)
  if (error instanceof ApiError && error.status !== ERROR_STATUS.unavailable) {
    log.error({ ...about, ...faultOf(error) }, 'unexpected')
    return new ApiError('unexpected', messages.api.unexpected)
  }
  const known = toApiError(error, about, log)
  const isAway = known.status === ERROR_STATUS.unavailable
  return isAway ? known : new ApiError('unexpected', messages.api.unexpected)
}

/** Next wraps what breaks an answer that is being sent in an error of its own. */
function underlying(error: unknown): unknown {
  if (isDatabaseFault(error)) return error
  return error instanceof Error && error.cause instanceof Error ? error.cause : error
}

function toApiError(error: unknown, about: About, to: Log): ApiError {
  if (error instanceof ApiError) return error
  if (isDatabaseFault(error)) {
    to.warn({ ...about, fault: error.name, why: whyAway(error) }, 'database away')
    return new ApiError('unavailable', messages.api.unavailable, undefined, DATABASE_RETRY_SECONDS)
  }
  if (isGone(error)) {
    to.warn({ ...about, ...faultOf(error) }, 'gone meanwhile')
    return new ApiError('conflict', messages.api.goneMeanwhile)
  }
  to.error({ ...about, ...faultOf(error) }, 'unexpected')
  return new ApiError('unexpected', messages.api.unexpected)
}
