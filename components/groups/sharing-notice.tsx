'use client'

import { EyeOff } from 'lucide'
import { ActButton } from '@/components/ui/act-button'
import { Icon } from '@/components/ui/icon'
import { shareResults } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'

/** For someone who came to an account that led the group before: their results are not part of it until they agree. */
export function SharingNotice({ groupId }: { groupId: string }) {
  return (
    <section
      className="[&_p]:wrap-anywhere print:hidden! grid grid-cols-[auto_minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface px-6 py-5.5 [&>div]:grid-cols-1 [&_p]:max-w-[62ch]"
      aria-labelledby="sharing-notice"
    >
      <Icon of={EyeOff} />
      <div className="grid justify-items-start gap-3">
        <h2 id="sharing-notice" className="text-h4">
          Your results are not shared here
        </h2>
        <p className="text-ink-2 text-sm">
          This account led the group before you showed that its email address is yours. Until you
          agree, no one here sees your style or your scores. Invitations that hadn’t been accepted
          by then no longer work.
        </p>
        <ActButton
          className="btn btn-outline btn-small min-h-11"
          label="Share my results"
          busy="Sharing…"
          send={() => call(shareResults, { params: { id: groupId } })}
          done="Your results are part of this group now."
          failed="Your results could not be shared. Please try again."
        />
      </div>
    </section>
  )
}
