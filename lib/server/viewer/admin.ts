import 'server-only'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { ApiError } from '@/lib/api/errors'
import { localPath } from '@/lib/languages/of-page'
import { messages } from '@/lib/messages'
import { loginPath, routes } from '@/lib/routes'
import { clientAddress } from '../base/addresses'
import { log } from '../base/log'
import { actsAsAdmin } from './users'
import { getViewer, hasEndedSession, type Viewer } from './viewer'

/** For the compiler only: no other file can name this key, so only requireAdmin makes an Admin. */
declare const administers: unique symbol

/** An admin, as every function behind /admin takes one. Only the checks below make one. */
export interface Admin {
  userId: string
  /**
   * When they last showed their password in this session; acts that need a recent proof look at it
   * (lib/server/admin/proof.ts).
   */
  provenAt: Date | null
  /** From which network address; null where nothing is written. */
  client: string | null
  readonly [administers]: true
}

function toAdmin(viewer: Viewer, client: string | null): Admin | null {
  const { session } = viewer
  if (!session || !actsAsAdmin(session.user)) return null
  return { userId: session.user.id, provenAt: session.provenAt, client } as Admin
}

/** The caller as an admin. Throws `not_found` for everyone else, signed in or not. */
export function requireAdmin({ viewer, client }: { viewer: Viewer; client: string }): Admin {
  const admin = toAdmin(viewer, client)
  if (!admin) throw new ApiError('not_found', messages.api.notFound)
  return admin
}

/** The admin who looks at a page. A person whose session has ended is asked to log in; others are sent home. */
export async function requireAdminOfPage(): Promise<Admin> {
  const viewer = await getViewer()
  const admin = toAdmin(viewer, null)
  if (admin) return admin
  if (viewer.session) {
    const client = clientAddress(await headers())
    log.info({ page: routes.adminDashboard, account: viewer.session.user.id, client }, 'refused')
  }
  redirect(
    await localPath((await hasEndedSession()) ? loginPath(routes.adminDashboard) : routes.home),
  )
}
