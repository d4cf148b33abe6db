'use client'

import { type Act, ActButton } from '@/components/ui/act-button'
import { acceptRequest, declineRequest } from '@/lib/api/entries/join-links'
import type { JoinLinkDetail } from '@/lib/api/join-links'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { fullName } from '@/lib/display-name'
import { PersonName } from '../person-name'

interface JoinRequestsProps {
  groupId: string
  /** The first one first. */
  requests: JoinLinkDetail['requests']
}

/** The people who ask to join with the link. Until the leader answers, only name and email address are shown. */
export function JoinRequests({ groupId, requests }: JoinRequestsProps) {
  return (
    <section
      className="print:hidden! grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="requests"
    >
      <h2 id="requests" className="text-h3">
        {`${countOf(requests.length, 'person', 'people')} would like to join`}
      </h2>
      <ul>
        {requests.map((person) => (
          <RequestRow key={person.user_id} groupId={groupId} person={person} />
        ))}
      </ul>
    </section>
  )
}

function RequestRow({
  groupId,
  person,
}: {
  groupId: string
  person: JoinLinkDetail['requests'][number]
}) {
  const name = fullName(person)
  const params = { id: groupId, userId: person.user_id }
  const answers: Act[] = [
    {
      label: 'Add',
      busy: 'Adding…',
      send: () => call(acceptRequest, { params }),
      done: `${name} is in.`,
      failed: 'They could not be added. Please try again.',
    },
    {
      className: 'btn btn-small btn-ghost',
      label: 'Decline',
      busy: 'Declining…',
      send: () => call(declineRequest, { params }),
      done: `${name} was declined.`,
      failed: 'They could not be declined. Please try again.',
    },
  ]
  return (
    <li className="wrap-anywhere flex flex-wrap items-center justify-between gap-x-3 gap-y-2 border-line border-t px-0 py-3">
      <p className="min-w-0">
        <b>
          <PersonName person={person} />
        </b>
        <span className="block text-ink-2 text-sm">{person.email}</span>
      </p>
      <div className="flex gap-2">
        {answers.map((act) => (
          <ActButton key={act.label} aria-label={`${act.label} ${name}`} {...act} />
        ))}
      </div>
    </li>
  )
}
