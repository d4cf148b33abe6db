import { VerifyNotice } from '@/components/account/auth/verify-notice'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { SharedTextures } from '@/components/charts/texture/texture'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import type { Standing } from '@/lib/api/address-rights'
import type { EndedMembership } from '@/lib/api/ended-memberships'
import type { MailTrouble } from '@/lib/api/fields'
import type { SharedChoice } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import type { OwnPair } from '@/lib/api/pairs'
import { noInvitationsMessages } from '@/lib/messages/no-invitations'
import { Words } from '@/lib/words/words'
import { GroupForms } from '../group-forms'
import { PairList } from '../pairs/pair-list'
import { EndedMemberships } from './ended-memberships'
import { GroupList, type ListedGroup } from './group-list'
import { MyInvitations } from './my-invitations'

interface GroupsScreenProps {
  /** Whose, and how well it is known that the address is theirs. */
  person: { email: string; standing: Standing; trouble: MailTrouble | null }
  /** Whether they may make groups and invite people. */
  mayLead?: boolean
  /** What changes that no one may invite them; null while people may. */
  refusalPath?: string | null
  groups: readonly ListedGroup[]
  /** Those that the person is no longer in without having left them. */
  ended: readonly EndedMembership[]
  /** Open invitations to the person. */
  invitations: readonly Invitation[]
  /** What the person can share, newest first. */
  results?: SharedChoice['results']
  /** Comparisons of two that the person is part of. */
  pairs?: readonly OwnPair[]
}

/** The groups of a person: what they are in, what they are invited to, and how to begin. */
export function GroupsScreen(props: GroupsScreenProps) {
  const { person, groups, ended, invitations, results = [], pairs = [] } = props
  const { mayLead = true, refusalPath = null } = props
  const { email, standing, trouble } = person
  const current = groups.filter(({ archived_at }) => archived_at === null)
  const archived = groups.filter(({ archived_at }) => archived_at !== null)
  const led = current.filter((group) => group.is_leader)
  return (
    <div className="page container grid grid-cols-1 gap-10 narrow:gap-7">
      <GroupForms led={led.map(({ id, name }) => ({ id, name }))} />
      {ended.length > 0 && <EndedMemberships ended={ended} />}
      {standing !== 'proven' && (
        <Words of={['auth.notice', 'auth.code']}>
          <VerifyNotice email={email} standing={standing} trouble={trouble}>
            {mayLead
              ? 'Until you do, you can create groups and invite people. You can’t join a group or hand one over, and your invitations don’t show here.'
              : 'Until you do, you can’t create or join a group or invite people, and your invitations don’t show here.'}
          </VerifyNotice>
        </Words>
      )}
      {refusalPath !== null && (
        <p className="text-ink-2 text-sm">
          <span>{noInvitationsMessages.link}</span>{' '}
          <Link className="link" href={refusalPath}>
            {noInvitationsMessages.change}
          </Link>
        </p>
      )}
      {invitations.length > 0 && <MyInvitations invitations={invitations} results={results} />}
      {current.length > 0 && (
        <SharedTextures>
          <GroupList groups={current} caption="Your groups, by name" />
        </SharedTextures>
      )}
      {groups.length === 0 && (
        <div className="mx-auto my-6 grid max-w-[34rem] justify-items-center gap-3 text-center">
          <EmptyCircle />
          <h2 className="text-h3">No groups yet</h2>
          <p className="text-ink-2">
            Create a group and invite your team. Once two of you have taken the assessment, you see
            how you compare.
          </p>
        </div>
      )}
      {pairs.length > 0 && <PairList pairs={pairs} />}
      {archived.length > 0 && (
        <section className="grid grid-cols-1 gap-4" aria-labelledby="archived">
          <h2 id="archived" className="text-h3">
            Archived
          </h2>
          <GroupList groups={archived} caption="Archived groups, by name" />
        </section>
      )}
      <Toaster />
    </div>
  )
}
