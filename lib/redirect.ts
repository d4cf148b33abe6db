import type { SearchParams } from './result-param'
import { REDIRECT_PARAM, routes } from './routes'

/**
 * Pages one signs in on: going back to them would go round in circles, or spend a mailed link twice. The one that
 * confirms an address is none of them: with a person signed in, the same link also shows that it was them.
 */
const SIGN_IN_PAGES: readonly string[] = [
  routes.login,
  routes.register,
  routes.forgotPassword,
  routes.resetPassword,
]
const PAGES = Object.values(routes).filter((path) => !SIGN_IN_PAGES.includes(path))

/**
 * A path of plain segments, then perhaps a query of printable ASCII without a backslash. Everything by
 * which an address can point elsewhere (a second slash, a dot, a percent sign, an @, a space) is not in the path.
 */
const ADDRESS = /^(\/(?:[\w-]+(?:\/[\w-]+)*)?)(?:\?[!-~]*)?$/
const LONGEST = 1000

/**
 * Where to go after signing in: `value` if it is the address of a page of ours, else `fallback`. What comes
 * in a link may have been written by anyone.
 */
export function safeRedirect(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > LONGEST || value.includes('\\')) return fallback
  const [, path] = ADDRESS.exec(value) ?? []
  return path !== undefined && isPage(path) ? value : fallback
}

function isPage(path: string): boolean {
  return PAGES.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)))
}

/** Where the address of a sign-in page asks to go afterward, if that is a page of ours. */
export async function askedRedirect(searchParams: SearchParams): Promise<string | undefined> {
  return safeRedirect((await searchParams)[REDIRECT_PARAM], '') || undefined
}
