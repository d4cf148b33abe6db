'use client'

import { useState } from 'react'
import { AskButton } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { showSuccess } from '@/components/ui/toaster'
import { acceptInvitation } from '@/lib/api/entries/invitations'
import type { SharedChoice } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { BEFORE_JOINING } from '@/lib/copy/sharing'
import { groupsMessages } from '@/lib/messages/groups'
import { groupPath } from '@/lib/routes'
import { ConsentPanes } from '../consent-panes'
import { DeclineButton } from '../invitation/decline-button'
import { PersonName } from '../person-name'
import { ResultChoice } from '../result-choice'

interface MyInvitationsProps {
  invitations: readonly Invitation[]
  /** What they can share, newest first. */
  results: SharedChoice['results']
}

/** Invitations that wait for the person. */
export function MyInvitations({ invitations, results }: MyInvitationsProps) {
  const router = useRouter()
  return (
    <section aria-labelledby="my-invitations" className="grid grid-cols-1 gap-4">
      <h2 id="my-invitations" className="text-h3">
        You are invited
      </h2>
      <ul className="grid grid-cols-1 gap-3">
        {invitations.map((invitation) => (
          <li
            key={invitation.id}
            className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-6 gap-y-3.5 rounded-md border border-line bg-surface narrow:px-5 px-6 py-4.5 [&_p>span]:block"
          >
            <p className="min-w-0">
              <b>
                <bdi>{invitation.group.name}</bdi>
              </b>
              <span className="text-ink-2 text-sm">
                From <PersonName person={invitation.leader} />
              </span>
            </p>
            <div className="flex narrow:w-full! gap-2 narrow:[&_button]:flex-1">
              <AcceptButton invitation={invitation} results={results} />
              <DeclineButton
                className="btn btn-small btn-outline"
                aria-label={`Decline ${invitation.group.name}`}
                invitation={invitation}
                token={invitation.id}
                onDeclined={() => {
                  showSuccess(groupsMessages.declined)
                  router.refresh()
                }}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

interface AcceptButtonProps extends Pick<MyInvitationsProps, 'results'> {
  invitation: Invitation
}

function AcceptButton({ invitation, results }: AcceptButtonProps) {
  const router = useRouter()
  const [chosen, setChosen] = useState<string | null>(null)
  const { id, group } = invitation
  async function accept() {
    const { group_id } = await call(acceptInvitation, {
      params: { token: id },
      // What was read here, whatever the leader has set in between.
      query: { agreed_to: group.members_see, ...(chosen && { result_id: chosen }) },
    })
    router.push(groupPath(group_id))
  }
  return (
    <AskButton
      className="btn btn-small"
      aria-label={`Accept ${group.name}`}
      label="Accept"
      title={`Join ${group.name}`}
      yes="Join"
      busyLabel="Joining..."
      no="Not now"
      failed="The invitation could not be accepted. Please try again."
      act={accept}
      leaves
    >
      <ConsentPanes to={invitation} notes={BEFORE_JOINING} level={3} />
      <ResultChoice results={results} chosen={chosen} onChoose={setChosen} />
    </AskButton>
  )
}
