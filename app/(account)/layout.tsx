import type { ReactNode } from 'react'
import { KeepSession } from '@/components/auth/keep-session'
import { toUser } from '@/lib/server/users'
import { getViewer } from '@/lib/server/viewer'

/** Pages of the account. Each asks for its person itself (lib/server/page-gate.ts); a layout does not run again on every navigation. */
export default async function AccountLayout({ children }: { children: ReactNode }) {
  const { session } = await getViewer()
  return (
    <>
      {session && <KeepSession user={toUser(session.user)} />}
      {children}
    </>
  )
}
