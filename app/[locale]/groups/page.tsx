import type { Metadata } from 'next'
import { AccountFrame } from '@/app/account-frame'
import { GroupsScreen } from '@/components/groups/list/groups-screen'
import { onCircle } from '@/components/groups/member/colleagues'
import { standingOf } from '@/lib/api/address-rights'
import { PRIVATE_PAGE } from '@/lib/private-page'
import { routes } from '@/lib/routes'
import { listEndedMemberships } from '@/lib/server/groups/ended-memberships'
import { listGroups, listGroupsWithMembers } from '@/lib/server/groups/groups'
import { mayLead } from '@/lib/server/groups/may-lead'
import { listPairs } from '@/lib/server/groups/pairs/pairs'
import { listReceived } from '@/lib/server/groups/received-invitations'
import { listOwnResults } from '@/lib/server/groups/shared-result'
import { requirePerson } from '@/lib/server/http/page-gate'
import { refusalPathOf } from '@/lib/server/mail/refusals'
import { addressWith } from '@/lib/server/viewer/address-rights'

export const metadata: Metadata = { title: 'Team Groups', ...PRIVATE_PAGE }

export default async function GroupsPage() {
  const viewer = await requirePerson(routes.groups)
  const [groups, withMembers, ended, invitations, pairs] = await Promise.all([
    listGroups(viewer),
    listGroupsWithMembers(viewer),
    listEndedMemberships(viewer),
    listReceived(viewer),
    listPairs(viewer),
  ])
  const { user } = viewer.session
  const circles = new Map(withMembers.map((group) => [group.id, onCircle(group, user.id)]))
  const address = addressWith(user, 'answer_invitations')
  return (
    <AccountFrame>
      <GroupsScreen
        person={{ email: user.email, standing: standingOf(user), trouble: user.mailTrouble }}
        mayLead={mayLead(user)}
        refusalPath={address && (await refusalPathOf(address))}
        groups={groups.map((group) => ({ ...group, people: circles.get(group.id) }))}
        ended={ended}
        invitations={invitations}
        results={invitations.length > 0 ? await listOwnResults(viewer) : []}
        pairs={pairs}
      />
    </AccountFrame>
  )
}
