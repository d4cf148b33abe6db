import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { PageAnswer } from '@/lib/server/base/lifecycle'
import { pathOf } from './asked'
import { hashPolicy, noncePolicy } from './content-policy'

/** Where a card is asked for: only here may Stripe's script run, and only where payments are on. */
const PAY_PAGES = ['/payment', '/payment-checkout']

interface PageGuard {
  development: boolean
  takesCards: boolean
  /** What a page that failed is to answer. */
  failure: () => PageAnswer
}

/** What node's own functions of an answer take; they are handed on as they came. */
type Write = (...args: unknown[]) => boolean
type End = (...args: unknown[]) => ServerResponse

/**
 * Gives every page a policy without inline scripts: a nonce where the page is rendered now, hashes where it
 * was rendered at build time. And a page that failed in an outage says 503 with Retry-After; one with a bug, 500.
 */
export function guardPageAnswer(
  req: IncomingMessage,
  res: ServerResponse,
  { development, takesCards, failure }: PageGuard,
): void {
  const nonce = randomBytes(16).toString('base64')
  // Next reads the nonce from the policy on the request.
  const isPayPage = PAY_PAGES.includes(pathOf(req))
  const policy = noncePolicy(nonce, { development, takesCards: takesCards && isPayPage })
  req.headers['content-security-policy'] = policy
  const isBuilt = () => !development && Boolean(res.getHeader('x-nextjs-prerender')) && isHtml(res)

  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse
  res.writeHead = (status: number, ...rest: unknown[]) => {
    const answered = status === 500 ? failed(res, failure()) : status
    // The hashes of a built page need its text, which an answer to HEAD does not have.
    const isHeadOfBuilt = req.method === 'HEAD' && isBuilt()
    if (isHtml(res) && !isHeadOfBuilt && !res.getHeader('content-security-policy')) {
      res.setHeader('Content-Security-Policy', policy)
    }
    return writeHead(answered, ...rest)
  }

  const chunks: Buffer[] = []
  const write = res.write.bind(res) as Write
  res.write = (chunk: unknown, ...rest: unknown[]) => {
    if (!isBuilt() || res.headersSent) return write(withoutFileNonces(chunk, res), ...rest)
    chunks.push(toBuffer(chunk))
    return true
  }
  const end = res.end.bind(res) as End
  res.end = (chunk?: unknown, ...rest: unknown[]) => {
    if (!isBuilt() || res.headersSent || req.method === 'HEAD') {
      return end(withoutFileNonces(chunk, res), ...rest)
    }
    if (chunk && typeof chunk !== 'function') chunks.push(toBuffer(chunk))
    const html = Buffer.concat(chunks)
    res.setHeader('Content-Security-Policy', hashPolicy(html.toString('utf8')))
    return end(html)
  }
}

const SCRIPT_FILE = '<script src="'
const ITS_NONCE = /(<script src="[^>]*?) nonce="[^"]*"/g

/**
 * Takes the nonce off the scripts that are files: the policy allows those by where they come from. With it, a browser
 * could not run what it compiled for the page before, because V8 takes a script with another nonce for another script
 * (docs/decisions/110). A tag that is cut between two chunks keeps its nonce and works the same.
 */
function withoutFileNonces(chunk: unknown, res: ServerResponse): unknown {
  const isPage = chunk instanceof Uint8Array && isHtml(res) && !res.hasHeader('content-length')
  if (!isPage) return chunk
  const html = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  if (!html.includes(SCRIPT_FILE)) return chunk
  // In Latin-1 each byte is one character, so text in any encoding comes out as it went in.
  return Buffer.from(html.toString('latin1').replace(ITS_NONCE, '$1'), 'latin1')
}

function failed(res: ServerResponse, { status, retryAfter }: PageAnswer): number {
  res.statusCode = status
  if (retryAfter) res.setHeader('Retry-After', String(retryAfter))
  return status
}

const toBuffer = (chunk: unknown) => Buffer.from(chunk as string | Uint8Array)

const isHtml = (res: ServerResponse) =>
  String(res.getHeader('content-type') ?? '').startsWith('text/html')
