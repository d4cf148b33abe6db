import type { ReactNode } from 'react'
import { KeepSession } from '@/components/account/auth/keep-session'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { toUser } from '@/lib/server/viewer/users'
import { getViewer } from '@/lib/server/viewer/viewer'

/** Pages of the account. Each asks for its person itself (lib/server/http/page-gate.ts); a layout does not run again on every navigation. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { session } = await getViewer()
  return (
    <>
      {session && (
        <>
          <KeepSession user={await toUser(session.user, session.newestScores)} />
          <SignInDialog />
        </>
      )}
      {children}
    </>
  )
}
