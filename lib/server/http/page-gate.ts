import 'server-only'
import { redirect } from 'next/navigation'
import { loginPath } from '@/lib/routes'
import { getViewer, isSignedIn, type SignedIn } from '../viewer/viewer'

/** The signed-in viewer of a page. Others are sent to sign in, and come back to `path`. */
export async function requirePerson(path: string): Promise<SignedIn> {
  const viewer = await getViewer()
  if (!isSignedIn(viewer)) redirect(loginPath(path))
  return viewer
}
