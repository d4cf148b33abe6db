import type { Invitation } from '@/lib/api/invitations'
import { BEFORE_JOINING } from '@/lib/copy/sharing'
import { countOf } from '@/lib/counts'
import { ConsentPanes, type Joiner } from '../consent-panes'
import { GroupTitle } from '../group-title'
import { PersonName } from '../person-name'
import styles from './invited-to.module.css'

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
    <div className={`wrap stack ${styles.page}`}>
      <header className="grid gap-s anywhere">
        <p className="mut">
          <PersonName person={leader} /> invites you to
        </p>
        <GroupTitle group={group} />
        <p className="sm mut">
          {`A group of ${countOf(group.member_count, 'member')} comparing how they work.`}
        </p>
      </header>
      <ConsentPanes to={to} me={me} />
      {children}
      <ul className={`sm mut grid ${styles.notes}`}>
        {BEFORE_JOINING.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
