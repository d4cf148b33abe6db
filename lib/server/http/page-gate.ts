import 'server-only'
import { redirect } from 'next/navigation'
import { loginPath } from '@/lib/routes'
import type { ReadAlong } from '../viewer/sessions'
import { getViewer, getViewerWith, isSignedIn, type SignedIn } from '../viewer/viewer'

/** The signed-in viewer of a page; anybody else is sent to sign in and comes back to `path`. */
export async function requirePerson(path: string): Promise<SignedIn> {
  const viewer = await getViewer()
  if (!isSignedIn(viewer)) redirect(loginPath(path))
  return viewer
}

/** The same, and what of theirs was read along with their session; undefined where it was not. */
export async function requirePersonWith<Row>(
  path: string,
  along: ReadAlong<Row>,
): Promise<{ viewer: SignedIn; read: Row | null | undefined }> {
  const { viewer, read } = await getViewerWith(along)
  if (!isSignedIn(viewer)) redirect(loginPath(path))
  return { viewer, read }
}
