import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { InviteScreen } from '@/components/groups/group/invite-screen'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { standingOf } from '@/lib/api/address-rights'
import { INVITE_PAGE } from '@/lib/copy/team-story'
import { groupsMessages } from '@/lib/messages/groups'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { inviteToGroupPath } from '@/lib/routes'
import { readCodedLink } from '@/lib/server/groups/join-links'
import { listSent } from '@/lib/server/groups/sent-invitations'
import { openLed } from '../open-group'

interface PageProps {
  params: Promise<{ groupId: string }>
}

const open = (groupId: string) => openLed(groupId, inviteToGroupPath(groupId))

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const { group } = await open((await params).groupId)
  const title = group ? INVITE_PAGE.tab(group.name) : groupsMessages.notFound
  return { title, ...PRIVATE_PAGE }
}

export default async function InvitePage({ params }: PageProps) {
  const { viewer, group } = await open((await params).groupId)
  if (!group) {
    return (
      <AccountFrame>
        <MissingGroup />
      </AccountFrame>
    )
  }
  return (
    <AccountFrame>
      <InviteScreen
        group={group}
        sent={await listSent(viewer, group.id)}
        joinLink={await readCodedLink(viewer, group.id)}
        isProven={standingOf(viewer.session.user) === 'proven'}
      />
    </AccountFrame>
  )
}
