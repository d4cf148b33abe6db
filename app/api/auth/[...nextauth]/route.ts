import type { NextRequest } from 'next/server'
import { answerNextAuth, type NextAuthContext } from '@/lib/server/http/next-auth'

/** Sign-in through other providers. Everything else of a session has an endpoint of ours, which wins over this. */
export const GET = (request: NextRequest, context: NextAuthContext) =>
  answerNextAuth(request, context)
export const POST = GET
