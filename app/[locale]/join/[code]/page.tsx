import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { JoinScreen } from '@/components/groups/invitation/join-screen'
import { standingOf } from '@/lib/api/address-rights'
import { linkImage, SHARED_PAGE, unfurl } from '@/lib/copy/share-image'
import { unfurled } from '@/lib/copy/shared-style'
import { unprovenName } from '@/lib/mail/sender-name'
import { listClaimable } from '@/lib/server/assessments/result-views'
import { readJoiner } from '@/lib/server/groups/joiner'
import { listOwnResults } from '@/lib/server/groups/shared-result'
import { getViewer, isSignedIn } from '@/lib/server/viewer/viewer'
import { readJoinState } from './join-state'

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const state = await readJoinState((await params).code)
  const { title, text, picture } = unfurled.join
  return {
    ...(state.standing === 'gone'
      ? SHARED_PAGE
      : unfurl({
          title: title(unprovenName(state.leader.first_name)),
          text,
          image: linkImage('join', picture.title),
        })),
    title: 'Join a group',
    robots: { index: false },
    referrer: 'no-referrer',
  }
}

interface PageProps {
  params: Promise<{ code: string }>
}

export default async function JoinPage({ params }: PageProps) {
  const { code } = await params
  const viewer = await getViewer()
  const user = viewer.session?.user
  const state = await readJoinState(code)
  return (
    <AccountFrame>
      <JoinScreen
        state={state}
        code={code}
        person={
          user ? { email: user.email, standing: standingOf(user), trouble: user.mailTrouble } : null
        }
        me={await readJoiner(viewer)}
        results={isSignedIn(viewer) ? await listOwnResults(viewer) : []}
        held={user ? [] : await listClaimable(viewer)}
      />
    </AccountFrame>
  )
}
