'use client'

import { DatedResult } from '@/components/results/dated-result'
import { styleTitle } from '@/components/results/style/style-title'
import { AskButton } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { When } from '@/components/ui/when'
import { setAside } from '@/lib/api/entries/assessment'
import { call } from '@/lib/client/call'
import { forgetResult } from '@/lib/client/forget-result'
import { markGuestResult } from '@/lib/client/guest-result'
import { HELD_RESULTS } from '@/lib/copy/held-results'
import type { HeldResult } from '@/lib/guest-result'
import { readerDate, sayWhen } from '@/lib/when'

interface HeldResultsProps {
  results: readonly HeldResult[]
}

/**
 * Says which results of this browser become the person's by going on, each with its day and its style: on a shared
 * device they may be someone else's, who is asked for here.
 */
export function HeldResults({ results }: HeldResultsProps) {
  if (results.length === 0) return null
  const sentence = HELD_RESULTS.joins(results.length)
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-label={sentence}
    >
      <p>{sentence}</p>
      <ul className="ruled grid gap-3">
        {results.map((result) => (
          <li key={result.id} className="flex flex-wrap items-center justify-between gap-3">
            <DatedResult result={result} />
            <NotMine results={[result]} left={results.length - 1} />
          </li>
        ))}
      </ul>
      {results.length > 1 && (
        <div>
          <NotMine results={results} left={0} />
        </div>
      )}
    </section>
  )
}

interface NotMineProps {
  results: readonly HeldResult[]
  /** So many stay in this browser. */
  left: number
}

/** Sets results aside that someone else took in this browser, after saying what that means. */
export function NotMine({ results, left }: NotMineProps) {
  const router = useRouter()
  const [first, ...more] = results
  const isOne = more.length === 0
  async function leaveOut() {
    await call(setAside, { body: { result_ids: results.map(({ id }) => id) } })
    await Promise.all(results.map(({ id }) => forgetResult(id)))
    if (left === 0) markGuestResult(false)
    router.refresh()
  }
  if (!first) return null
  return (
    <AskButton
      className="btn btn-small btn-outline"
      aria-label={isOne ? `${HELD_RESULTS.notMine}: ${sayWhen(first.completedAt)}` : undefined}
      {...(isOne && readerDate(first.completedAt))}
      label={isOne ? HELD_RESULTS.notMine : HELD_RESULTS.noneMine}
      title={isOne ? HELD_RESULTS.setAsideTitle : HELD_RESULTS.setAllAsideTitle}
      yes={HELD_RESULTS.setAside}
      busyLabel={HELD_RESULTS.busy}
      no={HELD_RESULTS.keep}
      failed={HELD_RESULTS.failed}
      act={leaveOut}
    >
      {isOne && (
        <p>
          <b>{styleTitle(first.headline)}</b>, <When at={first.completedAt} />
        </p>
      )}
      <p>{isOne ? HELD_RESULTS.setAsideText : HELD_RESULTS.setAllAsideText}</p>
    </AskButton>
  )
}
