/** Answers of 503: the server is busy, the database is away, or a page cannot be rendered. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { messages } from '@/lib/messages'
import { PRODUCT } from '@/lib/product'
import type { PageAnswer } from '@/lib/server/base/lifecycle'
import { hashPolicy } from './csp'
import { isApi } from './path'
import { refuse } from './refuse'

/** A request that is refused with it was not begun. */
const RETRY_SECONDS = 2

/** The server is at its concurrency limit: the API's envelope for a call, a page for a browser. */
export function refuseBusy(req: IncomingMessage, res: ServerResponse, requestId: string): void {
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  if (isApi(req)) refuse(res, { code: 'busy', error: messages.api.tooBusy }, requestId)
  else sendBarePage(req, res, BUSY_PAGE)
}

/** The database is away. */
export function refuseAway(res: ServerResponse, requestId: string): void {
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  refuse(res, { code: 'unavailable', error: messages.api.unavailable }, requestId)
}

/** A built page could not be rendered. The next request tries again. */
export function refuseBroken(req: IncomingMessage, res: ServerResponse): void {
  sendBarePage(req, res, BROKEN_PAGE)
}

function sendBarePage(req: IncomingMessage, res: ServerResponse, page: string): void {
  res.statusCode = 503
  res.setHeader('Retry-After', String(RETRY_SECONDS))
  res.setHeader('Content-Type', 'text/html; charset=utf-8')
  res.setHeader('Cache-Control', 'private, no-store')
  res.setHeader('Content-Security-Policy', BARE_POLICY)
  res.end(req.method === 'HEAD' ? undefined : page)
}

/** A page that loads nothing else: no fonts, scripts or style sheets. */
const barePage = (title: string, text: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} · ${PRODUCT}</title>
<style>
:root { color-scheme: light dark }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1.0625rem/1.5 system-ui, sans-serif;
  background: light-dark(#f6f5f1, #0f1116); color: light-dark(#15171c, #f3f2ee) }
main { max-width: 30rem; padding: 2rem }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .75rem }
p { margin: 0 0 1.5rem; color: light-dark(#474b54, #bec2cb) }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: 10px; text-decoration: none; font-weight: 600;
  background: light-dark(#15171c, #f3f2ee); color: light-dark(#f6f5f1, #15171c) }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${messages.assessment.tryAgain}</a>
</main>
</body>
</html>
`

const { busyTitle, nothingLost, brokenTitle, brokenText } = messages.page

const BUSY_PAGE = barePage(busyTitle, `${messages.api.tooBusy} ${nothingLost}`)
const BROKEN_PAGE = barePage(brokenTitle, brokenText)

/** Neither page has a script, so both get the same policy. */
const BARE_POLICY = hashPolicy(BUSY_PAGE)

/**
 * The failures of pages that are being answered. Next answers every failure with 500, and only the thrown error
 * distinguishes an outage from a bug: instrumentation.ts reports it here before the answer begins.
 */
export function trackFailures() {
  const pages = new Map<string, PageAnswer | null>()
  return {
    /** Keeps the first failure of a page, and none of a page that is already answered. */
    report(requestId: string, failure: PageAnswer) {
      if (pages.get(requestId) === null) pages.set(requestId, failure)
    },
    begin: (requestId: string) => pages.set(requestId, null),
    of: (requestId: string) => pages.get(requestId) ?? undefined,
    end: (requestId: string) => pages.delete(requestId),
  }
}

export type PageFailures = ReturnType<typeof trackFailures>
