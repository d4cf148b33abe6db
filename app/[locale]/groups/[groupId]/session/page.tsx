import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { AccountFrame, StaySignedIn } from '@/app/account-frame'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { SessionScreen } from '@/components/groups/session/session-screen'
import { CountOnce } from '@/components/results/offer/count-once'
import { localPath } from '@/lib/languages/of-page'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { groupPath, sessionPath } from '@/lib/routes'
import { readWall } from '@/lib/server/groups/live/wall'
import { requireLeader } from '@/lib/server/groups/roles'
import { readPresenterView } from '@/lib/server/groups/session-kit'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

export const metadata: Metadata = { title: 'Session', ...PRIVATE_PAGE }

export default async function SessionPage({ params }: { params: Promise<{ groupId: string }> }) {
  const { groupId } = await params
  const viewer = await requirePerson(sessionPath(groupId))
  const leader = await nullIfNotFound(requireLeader(viewer, groupId))
  if (!leader) {
    return (
      <AccountFrame>
        <MissingGroup />
      </AccountFrame>
    )
  }
  // Its own page says that it is archived.
  if (leader.group.archivedAt) redirect(await localPath(groupPath(groupId)))
  const [first, wall] = await Promise.all([readPresenterView(leader), readWall(leader)])
  return (
    <>
      <StaySignedIn />
      <CountOnce event="session" id={groupId} />
      <SessionScreen first={first} firstWall={wall} />
    </>
  )
}
