import type { APIRequestContext } from '@playwright/test'

/**
 * As in browsers, a call is sent once more if its connection ends without an answer. Playwright keeps connections and does
 * not hear for how long the server does, so a call after eight idle seconds may take one that the server is just closing.
 */
export function sendAgain(request: APIRequestContext): APIRequestContext {
  const fetch = request.fetch.bind(request)
  request.fetch = (url, options) => fetch(url, { maxRetries: 1, ...options })
  return request
}
