import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { JoinCard, NoJoinCard } from '@/components/groups/group/join-card'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { qrOf } from '@/lib/qr'
import { joinCardPath } from '@/lib/routes'
import { readJoinCard } from '@/lib/server/groups/join-links'
import { requireLeader } from '@/lib/server/groups/roles'
import { nullIfNotFound } from '@/lib/server/http/not-found'
import { requirePerson } from '@/lib/server/http/page-gate'

export const metadata: Metadata = { title: 'Join card', ...PRIVATE_PAGE }

interface PageProps {
  params: Promise<{ groupId: string }>
}

export default async function JoinCardPage({ params }: PageProps) {
  const { groupId } = await params
  const viewer = await requirePerson(joinCardPath(groupId))
  const leader = await nullIfNotFound(requireLeader(viewer, groupId))
  const card = leader && (await readJoinCard(leader))
  return (
    <AccountFrame>
      {card && <JoinCard groupId={groupId} card={card} code={qrOf(card.url)} />}
      {leader && !card && <NoJoinCard groupId={groupId} />}
      {!leader && <MissingGroup />}
    </AccountFrame>
  )
}
