import type { PageAnswer } from '@/lib/server/base/lifecycle'

/**
 * How the pages that are being answered failed: Next answers every failure with 500, and only what was thrown
 * tells an outage from a bug. It reports here before the answer begins (instrumentation.ts).
 */
export function trackFailures() {
  const pages = new Map<string, PageAnswer | null>()
  return {
    /** The first failure of a page counts; of a page that is answered already, none. */
    report(requestId: string, failure: PageAnswer) {
      if (pages.get(requestId) === null) pages.set(requestId, failure)
    },
    begin: (requestId: string) => pages.set(requestId, null),
    /** Undefined where nobody said why. */
    of: (requestId: string) => pages.get(requestId) ?? undefined,
    end: (requestId: string) => pages.delete(requestId),
  }
}

export type PageFailures = ReturnType<typeof trackFailures>
