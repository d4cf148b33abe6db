import { TwoHats } from '@/components/account/results/two-hats'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { doHatsDiffer } from '@/lib/disc/result/hats'
import type { Standing } from '@/lib/disc/result/together'
import { NewestResult } from './newest-result'
import { SinceThen } from './since-then'
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
  { together, hats }: Standing,
  waiting: readonly Waiting[],
  labels: readonly string[],
): Welcome | null {
  const [now, before] = results
  if (!now) return null
  const areLabeled = results.some(({ label }) => label !== null)
  const areTwo = hats !== null && doHatsDiffer(hats)
  return {
    firstName,
    newest: areTwo ? (
      <TwoHats hats={hats} />
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
