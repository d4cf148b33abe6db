'use client'

import { useState } from 'react'
import { useRouter } from '@/components/ui/language/use-router'
import { useTask } from '@/components/ui/use-task'
import { acceptInvitation } from '@/lib/api/entries/invitations'
import type { SharedChoice } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { call } from '@/lib/client/call'
import { renewAccessToken } from '@/lib/client/session'
import { groupPath } from '@/lib/routes'
import { ConsentForm } from './consent-form'
import { DeclineButton } from './decline-button'
import { Declined } from './declined'

interface AnswerInvitationProps {
  token: string
  invitation: Invitation
  /** What the person can share, newest first. */
  results: SharedChoice['results']
}

/** For the invited person: yes or no. */
export function AnswerInvitation({ token, invitation, results }: AnswerInvitationProps) {
  const router = useRouter()
  const [isDeclined, setDeclined] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const task = useTask('The invitation could not be accepted. Please try again.')
  if (isDeclined) return <Declined />
  const accept = () =>
    task.run(async () => {
      const { group_id } = await call(acceptInvitation, {
        params: { token },
        // What was read above, whatever the leader has set in between.
        query: { agreed_to: invitation.group.members_see, ...(chosen && { result_id: chosen }) },
      })
      // The link has confirmed the address: the kept copy of the person does not know yet.
      await renewAccessToken()
      router.push(groupPath(group_id))
    })
  return (
    <ConsentForm
      task={task}
      results={results}
      chosen={chosen}
      onChoose={setChosen}
      yes="Join"
      busyLabel="Joining..."
      onYes={() => void accept()}
    >
      <DeclineButton
        className="btn btn-large btn-ghost"
        invitation={invitation}
        token={token}
        onDeclined={() => setDeclined(true)}
      />
    </ConsentForm>
  )
}
