import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { CountOpened } from '@/components/groups/invitation/count-opened'
import { InvitationScreen } from '@/components/groups/invitation/invitation-screen'
import { SHARED_PAGE } from '@/lib/copy/share-image'
import { readJoiner } from '@/lib/server/groups/joiner'
import { readInvitation } from '@/lib/server/groups/received-invitations'
import { listOwnResults } from '@/lib/server/groups/shared-result'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'

export const metadata: Metadata = {
  title: 'Invitation',
  robots: { index: false },
  referrer: 'no-referrer',
  ...SHARED_PAGE,
}

interface PageProps {
  params: Promise<{ token: string }>
}

export default async function InvitationPage({ params }: PageProps) {
  const { token } = await params
  const viewer = await getViewer()
  const state = await readInvitation(viewer, token)
  return (
    <AccountFrame>
      {'invitation' in state && <CountOpened token={token} />}
      <InvitationScreen
        state={state}
        token={token}
        email={viewer.session?.user.email ?? null}
        me={await readJoiner(viewer)}
        results={
          state.status === 'invited' && isSignedIn(viewer) ? await listOwnResults(viewer) : []
        }
      />
    </AccountFrame>
  )
}
