import 'server-only'
import type { RateLimiterAbstract } from 'rate-limiter-flexible'
import { oneAtATime } from './one-at-a-time'
import { tally } from './tally'

type Counter = Pick<RateLimiterAbstract, 'keyPrefix' | 'penalty' | 'reward' | 'get'>

interface Rule {
  /** So many may turn out wrong. */
  points: number
  /** Counts those that have. */
  wrong: Counter
  /** Counts those of which it is not known yet. */
  underWay: Counter
}

interface Entered {
  /** Ends the try, with what it turned out to be. */
  leave: (isWrong: boolean) => Promise<void>
}

interface Refused {
  refused: 'used up' | 'busy'
  /** Milliseconds until it is worth trying again. */
  left: number
}

/** A try that finds no place waits so long: a hundred people at nine in the morning are through by then. */
const LONGEST_WAIT_MS = 5_000
/**
 * Tries on other servers end without a word to this one. Not in step with them: two that look at once for the last
 * place count each other, and neither takes it.
 */
const nextLook = () => 50 + Math.random() * 100

/** Those who wait for a place, of one key on this server. */
interface Line {
  waiting: number
  /** Ends when the last who came has had their turn. */
  last: Promise<unknown>
  /** Tells the first that a try has ended. */
  wake: () => void
}

/**
 * Lets in tries that may turn out wrong. Of one key, those that have and those under way are at most `points` together,
 * on all servers: a burst finds out no more than so many tries one after the other. A try for which there is no place
 * waits its turn, and is refused only where the wrong ones have used up all places, or after a while.
 */
export function wrongTries({ points, wrong, underWay }: Rule) {
  const lines = new Map<string, Line>()
  // Those who ask at the same time share one statement, which began after they asked.
  const readWrong = oneAtATime((key) => wrong.get(key))

  /** A place, or why there is none for a while; null where one will be free soon. */
  async function takePlace(key: string): Promise<Entered | Refused | null> {
    const { ordinal, left } = await tally(underWay, key)
    const end = Date.now() + left
    const refund = async () => {
      // Once its window is over, refunding it would lower the count of the next.
      if (Date.now() < end) await underWay.reward(key)
    }
    // Read after this try was counted: another is counted as wrong before it stops being under way, so it is seen here.
    const known = await readWrong(key)
    const soFar = known?.consumedPoints ?? 0
    if (soFar + ordinal > points) {
      await refund()
      return soFar < points ? null : { refused: 'used up', left: known?.msBeforeNext ?? 0 }
    }
    return {
      leave: async (isWrong) => {
        // Where this fails, the try stays counted as under way, and no one learns that it was wrong.
        if (isWrong) await tally(wrong, key)
        // Where this fails, the place is taken until the window of those under way ends. What was found out holds.
        await refund().catch(() => {})
        lines.get(key)?.wake()
      },
    }
  }

  async function waitForPlace(key: string, line: Line, until: number): Promise<Entered | Refused> {
    for (;;) {
      const ended = new Promise<void>((resolve) => {
        line.wake = resolve
      })
      const found = await takePlace(key)
      if (found) return found
      if (Date.now() >= until) return { refused: 'busy', left: LONGEST_WAIT_MS }
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, nextLook()))])
    }
  }

  async function waitInLine(key: string): Promise<Entered | Refused> {
    const until = Date.now() + LONGEST_WAIT_MS
    const line = lines.get(key) ?? { waiting: 0, last: Promise.resolve(), wake: () => {} }
    lines.set(key, line)
    line.waiting += 1
    const turn = line.last.then(() => waitForPlace(key, line, until))
    // The next has a turn whether or not this one failed.
    line.last = turn.catch(() => {})
    try {
      return await turn
    } finally {
      line.waiting -= 1
      if (line.waiting === 0) lines.delete(key)
    }
  }

  return async (key: string): Promise<Entered | Refused> => {
    const found = lines.has(key) ? null : await takePlace(key)
    return found ?? waitInLine(key)
  }
}
