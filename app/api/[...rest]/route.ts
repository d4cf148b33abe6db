import { ApiError } from '@/lib/api/errors'
import { apiMessages } from '@/lib/messages/api'
import { failure } from '@/lib/server/http/failure'

/** Any other address under /api. */
const notFound = (request: Request) =>
  failure(
    new ApiError('not_found', apiMessages.notFound),
    request.headers.get('x-request-id') ?? 'unknown',
  )

export const GET = notFound
export const POST = notFound
export const PUT = notFound
export const PATCH = notFound
export const DELETE = notFound
