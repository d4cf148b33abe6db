import { z } from 'zod'
import type { SearchParams } from '../result-param'
import { TOKEN_PARAM } from '../routes'
import { linkSecret } from './fields'

/** What a mailed link carries that has no row of its own: what it is about and its end, signed for one purpose. */
export const signedToken = z.string().regex(/^(?:[\w-]{1,43}\.){1,8}[\w-]{43}$/)

/** The secret of a mailed link: null when it cannot be one, undefined when the address has none at all. */
export async function askedToken(searchParams: SearchParams): Promise<string | null | undefined> {
  const value = (await searchParams)[TOKEN_PARAM]
  if (value === undefined) return undefined
  const parsed = linkSecret.safeParse(value)
  return parsed.success ? parsed.data : null
}
