/** Every machine word a failure can carry, and its status. */
export const ERROR_STATUS = {
  malformed: 400,
  bad_signature: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  account_disabled: 403,
  forbidden_origin: 403,
  premium_required: 403,
  proof_needed: 403,
  sign_up_closed: 403,
  not_found: 404,
  link_invalid: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  preview_mode: 409,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  unexpected: 500,
  busy: 503,
  unavailable: 503,
} as const

export type ErrorCode = keyof typeof ERROR_STATUS

/** A failure that the caller is meant to read. Anything else that is thrown becomes a 500 or 503 without details. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly fields?: Record<string, string>,
    /** Seconds; sent as Retry-After. */
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'ApiError'
  }

  get status(): number {
    return ERROR_STATUS[this.code]
  }
}
