import type { SearchParams } from '../result-param'
import { TOKEN_PARAM } from '../routes'
import { linkSecret } from './fields'

/** The secret of a mailed link: null when it cannot be one, undefined when the address has none at all. */
export async function askedToken(searchParams: SearchParams): Promise<string | null | undefined> {
  const value = (await searchParams)[TOKEN_PARAM]
  if (value === undefined) return undefined
  const parsed = linkSecret.safeParse(value)
  return parsed.success ? parsed.data : null
}
