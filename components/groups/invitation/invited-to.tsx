import type { Invitation } from '@/lib/api/invitations'
import { BEFORE_JOINING } from '@/lib/copy/sharing'
import { countOf } from '@/lib/counts'
import { ConsentPanes, type Joiner } from '../consent-panes'
import { GroupTitle } from '../group-title'
import { PersonName } from '../person-name'

interface InvitedToProps {
  to: Pick<Invitation, 'group' | 'leader' | 'further_leaders'>
  me: Joiner | null
  /** What the person can do. */
  children: React.ReactNode
}

/** The group that a mailed invitation or a join link leads to, and what joining it shares. */
export function InvitedTo({ to, me, children }: InvitedToProps) {
  const { group, leader } = to
  return (
    <div className="container grid max-w-220 grid-cols-1 gap-7 narrow:gap-5.5 px-0 narrow:pt-9 pt-16 narrow:pb-16 pb-24">
      <header className="wrap-anywhere grid gap-3">
        <p className="text-ink-2">
          <PersonName person={leader} /> invites you to
        </p>
        <GroupTitle group={group} />
        <p className="text-ink-2 text-sm">
          {`A group of ${countOf(group.member_count, 'member')} comparing how they work.`}
        </p>
      </header>
      <ConsentPanes to={to} me={me} />
      {children}
      <ul className="grid list-disc gap-1 pl-[1.1em] text-ink-2 text-sm">
        {BEFORE_JOINING.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
