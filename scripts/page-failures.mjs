/**
 * How the pages that are being answered failed: Next answers every failure with 500, and only what was thrown
 * tells an outage from a bug. It reports here before the answer begins (instrumentation.ts).
 */
export function trackFailures() {
  const pages = new Map()
  return {
    /** The first failure of a page counts; of a page that is answered already, none. */
    report(requestId, failure) {
      if (pages.get(requestId) === null) pages.set(requestId, failure)
    },
    begin: (requestId) => pages.set(requestId, null),
    /** Undefined where nobody said why. */
    of: (requestId) => pages.get(requestId) ?? undefined,
    end: (requestId) => pages.delete(requestId),
  }
}
