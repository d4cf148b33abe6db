import type { ReactNode } from 'react'
import { KeepSession } from '@/components/account/auth/keep-session'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { ProofDialog } from '@/components/admin/proof-dialog'
import { hasPassword } from '@/lib/server/accounts/profile'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'
import { toUser } from '@/lib/server/viewer/users'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

/** The admin's screens. Each asks for its admin again: a layout does not run on every navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminOfPage()
  const viewer = await getViewer()
  return (
    <>
      {isSignedIn(viewer) && (
        <>
          <KeepSession user={await toUser(viewer.session.user, viewer.session.newestScores)} />
          <SignInDialog />
          <ProofDialog hasPassword={await hasPassword(viewer)} />
        </>
      )}
      {children}
    </>
  )
}
