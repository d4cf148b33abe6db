import type { SearchParams } from './result-param'
import { REDIRECT_PARAM, routes } from './routes'

/**
 * Pages for signing in: going back to them would loop, or use a mailed link twice. The page that confirms an address is
 * not among them: with a signed-in person, the same link also proves the owner.
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
 * Where to go after signing in: `value` if it is a path of our pages, else `fallback`. Anyone may have written the
 * value of a link.
 */
export function safeRedirect(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > LONGEST || value.includes('\\')) return fallback
  const [, path] = ADDRESS.exec(value) ?? []
  return path !== undefined && isPage(path) ? value : fallback
}

function isPage(path: string): boolean {
  return PAGES.some((page) => path === page || (page !== '/' && path.startsWith(`${page}/`)))
}

/** The page that a sign-in page's address names for afterward, if it is ours. */
export async function askedRedirect(searchParams: SearchParams): Promise<string | undefined> {
  return safeRedirect((await searchParams)[REDIRECT_PARAM], '') || undefined
}
