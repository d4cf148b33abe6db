import type { ReactNode } from 'react'
import { StaySignedIn } from '@/app/account-frame'
import { ProofDialog } from '@/components/admin/proof-dialog'
import { hasPassword } from '@/lib/server/accounts/profile'
import { requireAdminOfPage } from '@/lib/server/viewer/admin'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

/** The admin's screens. Each asks for its admin again: a layout does not run on every navigation. */
export default async function AdminLayout({ children }: { children: ReactNode }) {
  await requireAdminOfPage()
  const viewer = await getViewer()
  return (
    <>
      {isSignedIn(viewer) && (
        <>
          <StaySignedIn />
          <ProofDialog hasPassword={await hasPassword(viewer)} />
        </>
      )}
      {children}
    </>
  )
}
