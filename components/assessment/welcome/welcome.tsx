import type { AccountResult } from '@/lib/disc/result/account-result'
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

/** Null for a person without a result. */
export function welcomeFor(
  firstName: string,
  [now, before]: readonly AccountResult[],
  waiting: readonly Waiting[],
  labels: readonly string[],
): Welcome | null {
  if (!now) return null
  return {
    firstName,
    newest: <NewestResult result={now} hasEarlier={before !== undefined} />,
    // Like is compared with like: a sitting of another label says nothing of a change.
    since: before?.label === now.label ? <SinceThen before={before} now={now} /> : null,
    waiting: waiting.length > 0 ? <WaitingList waiting={waiting} /> : null,
    labels,
  }
}
