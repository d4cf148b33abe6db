import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import type { SharedChoice } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { groupPath, invitationPath, routes } from '@/lib/routes'
import type { Joiner } from '../consent-panes'
import { AnswerInvitation } from './answer-invitation'
import { InvitedTo } from './invited-to'
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
  me: Joiner | null
  /** What the person can share. */
  results?: SharedChoice['results']
}

/** The page of a mailed invitation. */
export function InvitationScreen(props: InvitationScreenProps) {
  const { state, token, email, me, results = [] } = props
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
    <InvitedTo to={invitation} me={me}>
      {status === 'signed_out' && <RegisterFirst token={token} invitation={invitation} />}
      {status === 'invited' && (
        <AnswerInvitation token={token} invitation={invitation} results={results} />
      )}
      {status === 'someone_else' && (
        <SomeoneElse back={invitationPath(token)} wanted={invitation.email}>
          This invitation is for <b>{invitation.email}</b>, and you are signed in as <b>{email}</b>.
          Sign out and come back with the invited email address, or ask for an invitation to yours.
        </SomeoneElse>
      )}
    </InvitedTo>
  )
}
