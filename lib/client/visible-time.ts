/** The longest that counts as time on one question, in milliseconds; the server takes no longer one. */
export const LONGEST_MS = 86_400_000

/** A time on one question as it is kept and sent, within bounds even where the browser's clock jumps. */
export const asTime = (ms = 0): number => Math.min(LONGEST_MS, Math.max(0, Math.round(ms))) || 0

/** A clock that runs while the page is seen. `read` says the milliseconds so far. */
export function startClock(): { read: () => number; stop: () => void } {
  let spent = 0
  let since = now()
  const turn = () => {
    spent = read()
    since = now()
  }
  const read = () => (since === null ? spent : spent + performance.now() - since)
  document.addEventListener('visibilitychange', turn)
  return { read, stop: () => document.removeEventListener('visibilitychange', turn) }
}

const now = () => (document.visibilityState === 'visible' ? performance.now() : null)
