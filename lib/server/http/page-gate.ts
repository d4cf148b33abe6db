import 'server-only'
import { redirect } from 'next/navigation'
import { localPath } from '@/lib/languages/of-page'
import { forResult, loginPath, routes } from '@/lib/routes'
import { findGuestLatest } from '../assessments/result-views'
import { getViewer, isSignedIn, type SignedIn } from '../viewer/viewer'

/** The signed-in viewer of a page. Others are sent to sign in, and come back to `path`. */
export async function requirePerson(path: string): Promise<SignedIn> {
  const viewer = await getViewer()
  if (!isSignedIn(viewer)) redirect(await localPath(loginPath(path)))
  return viewer
}

/** The signed-in person at the start of the installed app. A guest goes on with their result, everyone else at home. */
export async function requireAtStart(): Promise<SignedIn> {
  const viewer = await getViewer()
  if (isSignedIn(viewer)) return viewer
  const held = await findGuestLatest(viewer)
  redirect(
    await localPath(held ? forResult(routes.enhancedGuestResults, held.result_id) : routes.home),
  )
}
