import type { APIRequestContext } from '@playwright/test'

/**
 * Repeats a call once if its connection ends without an answer, as browsers do. Playwright ignores the server's
 * keep-alive time, so a call after eight idle seconds may take a connection that is being closed.
 */
export function sendAgain(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request)
  request.fetch = (url, options) => fetch(url, { maxRetries: 1, ...options })
  return request
}
