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
    <div className="container px-0 gap-7 grid grid-cols-1 max-w-220 pt-16 pb-24 narrow:gap-5.5 narrow:pt-9 narrow:pb-16">
      <header className="gap-3 grid wrap-anywhere">
        <p className="text-ink-2">
          <PersonName person={leader} /> invites you to
        </p>
        <GroupTitle group={group} />
        <p className="text-sm text-ink-2">
          {`A group of ${countOf(group.member_count, 'member')} comparing how they work.`}
        </p>
      </header>
      <ConsentPanes to={to} me={me} />
      {children}
      <ul className="text-sm gap-1 text-ink-2 grid pl-[1.1em] list-disc">
        {BEFORE_JOINING.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
