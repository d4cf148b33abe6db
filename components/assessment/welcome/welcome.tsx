import { ArrowRight } from 'lucide'
import { TwoLabels } from '@/components/account/results/two-labels'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeReading } from '@/lib/disc/result/change'
import { doLabelsDiffer } from '@/lib/disc/result/labels'
import type { Standing } from '@/lib/disc/result/together'
import { NewestResult } from './newest-result'
import { type Waiting, WaitingList } from './waiting-list'

/** What the server draws for a person who comes back to results: the start screen puts the retake among it. */
export interface Welcome {
  firstName: string
  newest: React.ReactNode
  /** Null where there is only one result. */
  since: React.ReactNode
  /** Null where nothing waits. */
  waiting: React.ReactNode
  /** Labels of sittings to choose from. */
  labels: readonly string[]
}

/** All results, the newest first, and what they say as one. Null for a person without a result. */
export function welcomeFor(
  firstName: string,
  results: readonly AccountResult[],
  { together, twoLabels }: Standing,
  waiting: readonly Waiting[],
  labels: readonly string[],
): Welcome | null {
  const [now, before] = results
  if (!now) return null
  const areLabeled = results.some(({ label }) => label !== null)
  const areTwo = twoLabels !== null && doLabelsDiffer(twoLabels)
  return {
    firstName,
    newest: areTwo ? (
      <TwoLabels both={twoLabels} />
    ) : (
      <NewestResult
        result={now}
        together={together}
        count={results.length}
        areLabeled={areLabeled}
      />
    ),
    // Like is compared with like: a sitting of another label says nothing of a change.
    since: before?.label === now.label ? <SinceThen before={before} now={now} /> : null,
    waiting: waiting.length > 0 ? <WaitingList waiting={waiting} /> : null,
    labels,
  }
}

interface SinceThenProps {
  before: AccountResult
  now: AccountResult
}

/** What changed since the result before this one, in a sentence, with both patterns. */
function SinceThen({ before, now }: SinceThenProps) {
  return (
    <section
      className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>div:first-child]:[flex:1_1_20rem] [&_p]:mt-1 [&_p]:max-w-[46rem]"
      aria-labelledby="since-then"
    >
      <div>
        <h2 id="since-then" className="text-h4">
          Since <When at={before.completedAt} />
        </h2>
        <p className="text-ink-2">
          <span>{changeReading(before, now)}</span>
        </p>
      </div>
      <div className="flex flex-none items-center gap-4">
        <Rose scores={before.scores} size={64} label="The pattern before" />
        <Icon of={ArrowRight} />
        <Rose scores={now.scores} size={64} label="The pattern now" />
      </div>
    </section>
  )
}
