import '@/app/utilities.css'
import type { ReactNode } from 'react'
import { KeepSession } from '@/components/account/auth/keep-session'
import { SignInDialog } from '@/components/account/auth/sign-in-dialog'
import { FocusKeeper } from '@/components/layout/focus-keeper'
import { PageFrame } from '@/components/layout/page-frame'
import { findCircle } from '@/lib/server/assessments/together'
import { toUser } from '@/lib/server/viewer/users'
import { getViewer } from '@/lib/server/viewer/viewer'

/**
 * An ordinary page of the account; a visitor's is framed like any other. Not a layout around all of them, since each
 * level of routes costs a page some 5 % of its time.
 */
export async function AccountFrame({ children }: { children: ReactNode }) {
  const { session } = await getViewer()
  return (
    <>
      <StaySignedIn />
      <FocusKeeper />
      <PageFrame isSignedIn={session !== null}>{children}</PageFrame>
    </>
  )
}

/**
 * Stands once on each page of a signed-in person: keeps the browser's copy of their session, and asks them to sign in
 * again when it ends.
 */
export async function StaySignedIn() {
  const { session } = await getViewer()
  return (
    session && (
      <>
        <KeptSession />
        <SignInDialog />
      </>
    )
  )
}

/** The first of the two alone. */
export async function KeptSession() {
  const { session } = await getViewer()
  if (!session) return null
  return <KeepSession user={toUser(session.user)} circle={await findCircle(session.user.id)} />
}
