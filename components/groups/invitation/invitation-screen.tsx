import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import type { Invitation } from '@/lib/api/invitations'
import { countOf } from '@/lib/counts'
import { messages } from '@/lib/messages'
import { groupPath, routes } from '@/lib/routes'
import { ConsentPanes } from '../consent-panes'
import { PersonName } from '../person-name'
import { AnswerInvitation } from './answer-invitation'
import styles from './invitation-screen.module.css'
import { RegisterFirst } from './register-first'
import { SomeoneElse } from './someone-else'

/** How a mailed invitation stands for the person who opens it. */
export type InvitationState =
  | { status: 'gone' }
  | { status: 'archived' }
  | { status: 'joined'; groupId: string }
  | { status: 'signed_out' | 'invited' | 'someone_else'; invitation: Invitation }

interface InvitationScreenProps {
  state: InvitationState
  /** The secret of the mailed link. */
  token: string
  /** Address of who is signed in, for the case that it is another one. */
  email: string | null
}

/** The page of a mailed invitation. */
export function InvitationScreen({ state, token, email }: InvitationScreenProps) {
  if (state.status === 'gone') {
    return (
      <StatusScreen
        picture={<BrokenCircle />}
        title="This invitation is closed"
        action={
          <Link className="btn lg" href={routes.groups}>
            Go to Team Groups
          </Link>
        }
      >
        <p>{`${messages.groups.invitationInvalid} Ask for a new one.`}</p>
      </StatusScreen>
    )
  }
  if (state.status === 'archived') {
    return (
      <StatusScreen
        picture={<EmptyCircle />}
        title="This group is archived"
        action={
          <Link className="btn lg" href={routes.groups}>
            Go to Team Groups
          </Link>
        }
      >
        <p>No one can join it at the moment. Ask the person who invited you.</p>
      </StatusScreen>
    )
  }
  if (state.status === 'joined') {
    return (
      <StatusScreen
        picture={<EmptyCircle />}
        title="You’re already in this group"
        action={
          <Link className="btn lg" href={groupPath(state.groupId)}>
            Open the group
          </Link>
        }
      >
        <p>You’ve accepted this invitation. There is nothing left to do.</p>
      </StatusScreen>
    )
  }
  const { status, invitation } = state
  return (
    <div className={`wrap stack ${styles.page}`}>
      <Heading invitation={invitation} />
      <ConsentPanes invitation={invitation} />
      {status === 'signed_out' && <RegisterFirst token={token} invitation={invitation} />}
      {status === 'invited' && <AnswerInvitation token={token} invitation={invitation} />}
      {status === 'someone_else' && (
        <SomeoneElse token={token} invited={invitation.email} email={email ?? ''} />
      )}
    </div>
  )
}

function Heading({ invitation: { group, leader } }: { invitation: Invitation }) {
  return (
    <header className="grid gap-s anywhere">
      <p className="mut">
        <PersonName person={leader} /> invites you to
      </p>
      <h1 className="d2">
        <bdi>{group.name}</bdi>
      </h1>
      {group.description && (
        <p className={`lede ${styles.description}`}>
          <bdi>{group.description}</bdi>
        </p>
      )}
      <p className="sm mut">
        {`A group of ${countOf(group.member_count, 'member')} comparing how they work.`}
      </p>
    </header>
  )
}
