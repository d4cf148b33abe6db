import 'server-only'
import { randomUUID } from 'node:crypto'
import type { NextRequest } from 'next/server'
import NextAuth from 'next-auth'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { failure } from './failure'
import { oauthOptions } from './oauth'
import { assertSameOrigin } from './origin'
import { getViewer } from './viewer'

export interface NextAuthContext {
  params: Promise<{ nextauth: string[] }>
}

/** What we use of next-auth's own routes. Its sign-out and its session update stay shut. */
const OPEN = /^(GET (session|csrf|callback\/(google|facebook))|POST signin\/(google|facebook))$/

/** Passes an allowed request on to next-auth, and answers any other as every unknown path of the API. */
export async function answerNextAuth(
  request: NextRequest,
  context: NextAuthContext,
): Promise<Response> {
  try {
    const { nextauth } = await context.params
    if (!OPEN.test(`${request.method} ${nextauth.join('/')}`)) {
      throw new ApiError('not_found', messages.api.notFound)
    }
    if (request.method === 'POST') assertSameOrigin(request)
    return await NextAuth(request, context, oauthOptions(await getViewer()))
  } catch (error) {
    return failure(error, request.headers.get('x-request-id') ?? randomUUID())
  }
}
