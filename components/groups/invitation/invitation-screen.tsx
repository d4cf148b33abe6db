import type { SharedChoice } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { groupsMessages } from '@/lib/messages/groups'
import { groupPath, invitationPath } from '@/lib/routes'
import type { Joiner } from '../consent-panes'
import { DeadEnd } from '../dead-end'
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
      <DeadEnd title="This invitation is closed">
        {`${groupsMessages.invitationInvalid} Ask for a new one.`}
      </DeadEnd>
    )
  }
  if (state.status === 'archived') {
    return (
      <DeadEnd title="This group is archived" isWhole>
        No one can join it at the moment. Ask the person who invited you.
      </DeadEnd>
    )
  }
  if (state.status === 'joined') {
    return (
      <DeadEnd
        title="You’re already in this group"
        isWhole
        href={groupPath(state.groupId)}
        label="Open the group"
      >
        You’ve accepted this invitation. There is nothing left to do.
      </DeadEnd>
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
