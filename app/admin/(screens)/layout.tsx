import type { ReactNode } from 'react'
import { ProofDialog } from '@/components/admin/proof-dialog'
import { KeepSession } from '@/components/auth/keep-session'
import { requireAdminOfPage } from '@/lib/server/admin-gate'
import { hasPassword } from '@/lib/server/profile'
import { toUser } from '@/lib/server/users'
import { getViewer, isSignedIn } from '@/lib/server/viewer'

/** The admin's screens. Each asks for its admin again: a layout does not run on every navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminOfPage()
  const viewer = await getViewer()
  return (
    <>
      {isSignedIn(viewer) && (
        <>
          <KeepSession user={toUser(viewer.session.user)} />
          <ProofDialog hasPassword={await hasPassword(viewer)} />
        </>
      )}
      {children}
    </>
  )
}
