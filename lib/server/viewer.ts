import 'server-only'
import { cookies } from 'next/headers'
import { cache } from 'react'
import { GUEST_COOKIE, readGuestCookie } from './guest-cookie'

/** Who is asking. Resolved here and nowhere else; everything that reads a row takes it. */
export interface Viewer {
  /** The guest that the browser's signed cookie names, if any. */
  guestId: string | null
}

/** The viewer of this request; pages and route handlers share it. */
export const getViewer = cache(async (): Promise<Viewer> => {
  const jar = await cookies()
  return { guestId: readGuestCookie(jar.get(GUEST_COOKIE)?.value) }
})
