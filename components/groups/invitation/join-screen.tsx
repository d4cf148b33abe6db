import type { Standing } from '@/lib/api/address-rights'
import type { MailTrouble } from '@/lib/api/fields'
import type { SharedChoice } from '@/lib/api/groups'
import type { Joining } from '@/lib/api/join-links'
import type { HeldResult } from '@/lib/guest-result'
import { groupsMessages } from '@/lib/messages/groups'
import { groupPath, joinPath, routes } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import type { Joiner } from '../consent-panes'
import { DeadEnd } from '../dead-end'
import { AnswerJoin } from './answer-join'
import { AskedToJoin } from './asked-to-join'
import { InvitedTo } from './invited-to'
import { JoinFirst } from './join-first'
import { SomeoneElse } from './someone-else'

/** How a join link stands for the person who opens it; `gone` says why. */
export type JoinState = { standing: 'gone'; sentence: string } | Joining

interface JoinScreenProps {
  state: JoinState
  code: string
  /** Who is signed in. */
  person: { email: string; standing: Standing; trouble: MailTrouble | null } | null
  me: Joiner | null
  /** What this browser holds and an account would take. */
  held: readonly HeldResult[]
  /** What the person can share. */
  results?: SharedChoice['results']
}

/** The page of a join link. */
export function JoinScreen(props: JoinScreenProps) {
  const { state, code, person, me, held, results = [] } = props
  if (state.standing === 'gone') {
    return (
      <DeadEnd title="This link is closed" href={routes.home} label="Go to the home page">
        {state.sentence}
      </DeadEnd>
    )
  }
  const { standing, leader, group_id } = state
  if (standing === 'joined' && group_id) {
    return (
      <DeadEnd
        title="You’re in this group"
        isWhole
        href={groupPath(group_id)}
        label="Open the group"
      >
        There is nothing left to do here.
      </DeadEnd>
    )
  }
  if (standing === 'declined') {
    return (
      <DeadEnd title={groupsMessages.joinDeclined(leader.first_name)}>
        {`${leader.first_name} saw your name and your email address, nothing else.`}
      </DeadEnd>
    )
  }
  if (standing === 'asked') {
    return <AskedToJoin code={code} leader={leader.first_name} hasResult={me?.result != null} />
  }
  return (
    <InvitedTo to={state} me={me}>
      {person === null && <JoinFirst code={code} held={held} />}
      {person && standing === 'other_domain' && (
        <SomeoneElse back={joinPath(code)}>
          <span>{groupsMessages.joinDomain(state.mail_domain ?? '')}</span>{' '}
          <span>
            You are signed in as <b>{person.email}</b>.
          </span>
        </SomeoneElse>
      )}
      {person && standing !== 'other_domain' && (
        <Words of={['auth.notice', 'auth.code']}>
          <AnswerJoin code={code} joining={state} person={person} results={results} />
        </Words>
      )}
    </InvitedTo>
  )
}
