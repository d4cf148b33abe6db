import type { ReactNode } from 'react'
import { KeepSession } from '@/components/auth/keep-session'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { toUser } from '@/lib/server/users'
import { getViewer } from '@/lib/server/viewer'

/** The admin's screens. Each asks for its admin again: a layout does not run on every navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminOfPage()
  const { session } = await getViewer()
  return (
    <>
      {session && <KeepSession user={toUser(session.user)} />}
      {children}
    </>
  )
}
