import 'server-only'
import { randomUUID } from 'node:crypto'
import { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { toProviderError } from '@/lib/provider-error'
import { ERROR_PARAM, loginErrorPath } from '@/lib/routes'
import { callbackCookieName, oauthOptions, ownPath } from '../accounts/oauth'
import { listProviders, type ProviderName } from '../accounts/providers'
import { arrivalHeaders } from '../accounts/welcome'
import { clientAddress } from '../base/addresses'
import { env } from '../base/env'
import { log } from '../base/log'
import type { UserRow } from '../viewer/users'
import { getViewer } from '../viewer/viewer'
import { readText } from './body'
import { failure } from './failure'
import { assertSameOrigin } from './origin'

export interface NextAuthContext {
  params: Promise<{ nextauth: string[] }>
}

/** What we use of next-auth's own routes. Its sign-out and its session update stay shut. */
const OPEN = /^(?:GET (?:session|csrf|callback\/(google|facebook))|POST signin\/(google|facebook))$/

/** Passes an allowed request on to next-auth, and answers any other as every unknown path of the API. */
export async function answerNextAuth(
  request: NextRequest,
  context: NextAuthContext,
): Promise<Response> {
  try {
    const { nextauth } = await context.params
    assertOpen(`${request.method} ${nextauth.join('/')}`)
    if (request.method === 'POST') assertSameOrigin(request)
    const asked = request.method === 'POST' ? await withWholeBody(request) : request
    const admitted: UserRow[] = []
    const options = oauthOptions(await getViewer(), (user) => admitted.push(user))
    const response = await NextAuth(asked, context, options)
    response.headers.set('Cache-Control', 'private, no-store')
    if (nextauth[0] === 'signin') await assertLeaves(response)
    if (nextauth[0] === 'callback') await welcomeBack(request, response, admitted[0])
    return response
  } catch (error) {
    return failure(error, request.headers.get('x-request-id') ?? randomUUID())
  }
}

/** next-auth reads a body of any size, so it gets one that was read before. Throws `too_large`. */
const withWholeBody = async (request: NextRequest) =>
  new NextRequest(request, { body: await readText(request) })

/** Throws `not_found` for what we do not use, and for a provider that is not configured. */
function assertOpen(call: string): void {
  const [isOpen, ...providers] = OPEN.exec(call) ?? []
  const provider = providers.find(Boolean) as ProviderName | undefined
  if (isOpen === undefined || (provider && !listProviders()[provider])) {
    throw new ApiError('not_found', messages.api.notFound)
  }
}

const RETRY_SECONDS = 5

/** The way to a provider must lead there. One to a page of next-auth's says that it could not be found. */
async function assertLeaves(response: Response): Promise<void> {
  const { url } = response.headers.has('Location')
    ? { url: response.headers.get('Location') }
    : await response.clone().json()
  if (new URL(url, env.appUrl).origin === env.appUrl.origin) {
    throw new ApiError('unavailable', messages.provider.failed, undefined, RETRY_SECONDS)
  }
}

/**
 * A person who comes back from a provider is signed in like any other, or is sent to the login page with the reason and
 * the page that they wanted to open.
 */
async function welcomeBack(
  request: NextRequest,
  response: Response,
  user: UserRow | undefined,
): Promise<void> {
  if (user) {
    for (const header of await arrivalHeaders(user)) response.headers.append('Set-Cookie', header)
    return
  }
  const redirectTo = ownPath(request.cookies.get(callbackCookieName())?.value)
  const answered = new URL(response.headers.get('Location') ?? '', env.appUrl)
  const codes = [request.nextUrl, answered].map((url) =>
    toProviderError(url.searchParams.get(ERROR_PARAM)),
  )
  const error = codes.find((code) => code !== 'failed') ?? 'failed'
  log.info({ client: clientAddress(request.headers), reason: error }, 'sign-in failed')
  response.headers.set('Location', new URL(loginErrorPath(error, redirectTo), env.appUrl).href)
}
