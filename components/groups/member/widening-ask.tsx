'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { useRouter } from '@/components/ui/language/use-router'
import { showError, showSuccess } from '@/components/ui/toaster'
import { failureSentence, useTask } from '@/components/ui/use-task'
import { agreeToShow } from '@/lib/api/entries/groups'
import type { Group } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { EVERYONE_SEES, WOULD_LIKE } from '@/lib/copy/sharing'
import type { MembersSee } from '@/lib/members-see'

const FAILED = 'Your answer could not be saved. Please try again.'

interface WideningAskProps {
  group: Pick<Group, 'id' | 'members_see' | 'agreed_to' | 'is_leader'>
  /** The leaders; one of them asked to show more. */
  leaders: readonly { called: string }[]
}

/** The group's setting has become wider than what the person agreed to: asks, and takes a no for an answer. */
export function WideningAsk({ group, leaders }: WideningAskProps) {
  const { id, members_see: asked, agreed_to, is_leader } = group
  const router = useRouter()
  const { busy, run } = useTask(FAILED)
  if (asked === 'leader_only') return null
  const answer = (level: MembersSee, done: string) =>
    run(async () => {
      try {
        await call(agreeToShow, { params: { id }, body: { agreed_to: level } })
        showSuccess(done)
        router.refresh()
      } catch (reason) {
        showError(failureSentence(reason, FAILED))
      }
    })
  return (
    <section
      className="wrap-anywhere print:hidden! grid grid-cols-1 gap-5 rounded-lg border-[1.5px] border-ink bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="ask"
    >
      <h2 id="ask" className="text-h3">
        {is_leader ? (
          <span key="leader">Members here can see more of each other than of you</span>
        ) : (
          <span key="member">
            <bdi>{leaders.length === 1 ? leaders[0]?.called : 'A leader'}</bdi>{' '}
            <span>{WOULD_LIKE[asked]}</span>
          </span>
        )}
      </h2>
      <dl className="grid grid-cols-2 narrow:grid-cols-1! gap-x-8 gap-y-3">
        <div>
          <dt className="font-650 text-sm">If you agree, everyone here sees</dt>
          <dd>{EVERYONE_SEES[asked]}</dd>
        </div>
        <div>
          <dt className="font-650 text-sm">Until then, they see</dt>
          <dd className="text-ink-2">{EVERYONE_SEES[agreed_to]}</dd>
        </div>
      </dl>
      <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton
          className="btn"
          busy={busy}
          busyLabel="Saving…"
          onClick={() => void answer(asked, 'Thank you. It applies from now on.')}
        >
          Agree
        </BusyButton>
        <button
          type="button"
          className="btn btn-outline"
          aria-disabled={busy || undefined}
          onClick={() => void answer(agreed_to, 'Everything stays as it is.')}
        >
          Keep as it is
        </button>
      </div>
    </section>
  )
}
