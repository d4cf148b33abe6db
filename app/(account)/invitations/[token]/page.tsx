import type { Metadata } from 'next'
import { InvitationScreen } from '@/components/groups/invitation/invitation-screen'
import { PageFrame } from '@/components/layout/page-frame'
import { readOwnLook } from '@/lib/server/groups/own-look'
import { readInvitation } from '@/lib/server/groups/received-invitations'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = {
  title: 'Invitation',
  robots: { index: false },
  referrer: 'no-referrer',
}

interface PageProps {
  params: Promise<{ token: string }>
}

export default async function InvitationPage({ params }: PageProps) {
  const { token } = await params
  const viewer = await getViewer()
  const state = await readInvitation(viewer, token)
  const own = isSignedIn(viewer) ? await readOwnLook(viewer) : null
  return (
    <PageFrame>
      <InvitationScreen
        state={state}
        token={token}
        email={viewer.session?.user.email ?? null}
        own={own}
      />
    </PageFrame>
  )
}
