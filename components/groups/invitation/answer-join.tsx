'use client'

import { useState } from 'react'
import { VerifyNotice } from '@/components/account/auth/verify-notice'
import { FormError } from '@/components/ui/form-error'
import { useRouter } from '@/components/ui/language/use-router'
import { useTask } from '@/components/ui/use-task'
import type { Standing } from '@/lib/api/address-rights'
import { join } from '@/lib/api/entries/join-links'
import type { MailTrouble } from '@/lib/api/fields'
import type { SharedChoice } from '@/lib/api/groups'
import type { Joining } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { groupPath } from '@/lib/routes'
import { ConsentForm } from './consent-form'
import { Declined } from './declined'
import { useStanding } from './use-standing'

interface AnswerJoinProps {
  code: string
  joining: Pick<Joining, 'standing' | 'group' | 'leader' | 'asks_first'>
  person: { email: string; standing: Standing; trouble: MailTrouble | null }
  /** What the person can share, newest first. */
  results: SharedChoice['results']
}

/** For a person who is signed in: yes or no. After a yes, the page waits until their address is confirmed. */
export function AnswerJoin({ code, joining, person, results }: AnswerJoinProps) {
  const router = useRouter()
  const [state, setState] = useState<'asking' | 'waiting' | 'declined'>('asking')
  const [chosen, setChosen] = useState<string | null>(null)
  const task = useTask('You could not join. Please try again.', { staysBusy: true })
  const { group, leader, asks_first } = joining

  const send = () =>
    task.run(async () => {
      const { group_id } = await call(join, {
        params: { code },
        // What was read above, whatever the leader has set in between.
        body: { agreed_to: group.members_see, result_id: chosen },
      })
      if (group_id) router.push(groupPath(group_id))
      else router.refresh()
    })
  useStanding(code, state === 'waiting', (standing) => {
    if (standing === 'open') void send()
    else if (standing !== 'unproven') router.refresh()
  })

  if (state === 'declined') return <Declined />
  if (state === 'waiting' && person.standing !== 'proven') {
    return (
      <div className="grid grid-cols-1 gap-4">
        <VerifyNotice
          email={person.email}
          standing={person.standing}
          trouble={person.trouble}
          onProven={() => void send()}
        >
          {asks_first
            ? `As soon as it’s confirmed, this page asks ${leader.first_name} to add you.`
            : 'As soon as it’s confirmed, this page takes you in.'}
        </VerifyNotice>
        <FormError failure={task.failure} />
      </div>
    )
  }
  return (
    <ConsentForm
      task={task}
      results={results}
      chosen={chosen}
      onChoose={setChosen}
      yes={asks_first ? `Ask ${leader.first_name} to join` : 'Join'}
      busyLabel={asks_first ? 'Asking…' : 'Joining...'}
      onYes={() => (joining.standing === 'unproven' ? setState('waiting') : void send())}
    >
      <button
        type="button"
        className="btn btn-large btn-ghost"
        onClick={() => setState('declined')}
      >
        Decline
      </button>
    </ConsentForm>
  )
}
