import 'server-only'
import { askedRedirect } from '@/lib/redirect'
import { askedToOpen, type SearchParams } from '@/lib/result-param'
import { forResult, freeReportPath, routes, withRedirect } from '@/lib/routes'
import type { Viewer } from '../viewer/viewer'
import { findLocked } from './result-views'

type SignInPage = typeof routes.login | typeof routes.register

/** Where a page that one signs in on leads, as its address asks; `claimed` is where it leads otherwise. */
export async function readWayIn(viewer: Viewer, searchParams: SearchParams, claimed?: string) {
  const redirectTo = await askedRedirect(searchParams)
  const asked = await askedToOpen(searchParams)
  const opens = await findLocked(viewer, asked)
  const wanted = opens ? forResult(routes.payment, opens) : (redirectTo ?? claimed)
  return {
    redirectTo,
    /** The result whose report opens with signing in. */
    opens,
    wanted,
    /** For a person who is signed in already. */
    beyond: asked ? forResult(routes.report, asked) : redirectTo,
    /** The other of the two pages, which leads to the same. */
    other: (page: SignInPage) => (opens ? freeReportPath(opens, page) : withRedirect(page, wanted)),
  }
}
