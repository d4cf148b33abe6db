'use client'

import { UserRoundX } from 'lucide'
import { ActButton } from '@/components/ui/act-button'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { EndedMembership } from '@/lib/api/ended-memberships'
import { askToComeBack, dismissEndedMemberships } from '@/lib/api/entries/ended-memberships'
import { call } from '@/lib/client/call'

/**
 * The groups that the person is no longer in without having left them: why, and, where they left because the owner of
 * the address came, the way back.
 */
export function EndedMemberships({ ended }: { ended: readonly EndedMembership[] }) {
  return (
    <section
      className="[&_p]:wrap-anywhere print:hidden! grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface px-6 py-5.5 [&>div]:grid-cols-1 [&_p]:max-w-[62ch]"
      aria-labelledby="ended-memberships"
    >
      <Icon of={UserRoundX} />
      <div className="grid justify-items-start gap-3">
        <h2 id="ended-memberships" className="text-h4">
          {ended.length === 1 ? 'A group you are no longer in' : 'Groups you are no longer in'}
        </h2>
        <Part ended={ended.filter(({ why }) => why === 'removed')}>
          A leader removed you from the group. Nothing of yours is shared there anymore. Your
          results are all still here. Only a leader can invite you again.
        </Part>
        <Part ended={ended.filter(({ why }) => why === 'first_proof')}>
          You’ve shown that this account’s email address is yours. Someone else could have created
          the account before, so what it shared has ended. Your results are all still here.
        </Part>
        <ActButton
          className="btn btn-small btn-ghost min-h-11"
          label="Remove this note"
          busy="Removing…"
          send={() => call(dismissEndedMemberships)}
          failed="The note could not be removed. Please try again."
        />
      </div>
    </section>
  )
}

/** Those that ended for one reason. */
function Part({ ended, children }: { ended: readonly EndedMembership[]; children: string }) {
  if (ended.length === 0) return null
  return (
    <>
      <p className="text-ink-2 text-sm">{children}</p>
      <ul className="[&_li]:wrap-anywhere grid w-full grid-cols-1 [&_li>:first-child]:min-w-0 [&_li>:first-child]:[flex:1_1_12rem] [&_li]:flex [&_li]:min-h-16 [&_li]:flex-wrap [&_li]:items-center [&_li]:justify-between [&_li]:gap-x-5 [&_li]:gap-y-2 [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-2.5">
        {ended.map((one) => (
          <Ended key={one.group_id} ended={one} />
        ))}
      </ul>
    </>
  )
}

function Ended({
  ended: { group_id, group_name, ended_at, why, asked_at },
}: {
  ended: EndedMembership
}) {
  return (
    <li>
      <b>
        <bdi>{group_name}</bdi>
      </b>
      {why === 'removed' && (
        <span className="text-ink-2 text-sm">
          <When at={ended_at} form="on" />
        </span>
      )}
      {why === 'first_proof' && asked_at && (
        <span className="text-ink-2 text-sm">
          Asked <When at={asked_at} form="on" />
        </span>
      )}
      {why === 'first_proof' && !asked_at && (
        <ActButton
          label="Ask to come back"
          aria-label={`Ask to come back to ${group_name}`}
          busy="Asking…"
          send={() => call(askToComeBack, { params: { groupId: group_id } })}
          done="We’ve emailed the leader, who can invite you again."
          failed="We could not ask. Please try again."
        />
      )}
    </li>
  )
}
