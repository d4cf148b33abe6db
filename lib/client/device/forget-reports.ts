/**
 * Takes away the texts of reports that this device keeps (keep-report.ts). Apart from what keeps them, because every page
 * that a person can leave their account on needs it.
 */
import { RESULT_PARAM } from '../../routes'

/** Of the browser's own cache; public/report-worker.js reads it. */
export const REPORTS_CACHE = 'discern.reports'

/** Deletes all: their reader has left, or someone else has come. */
export async function forgetReports(): Promise<void> {
  try {
    await caches.delete(REPORTS_CACHE)
  } catch {
    // This browser keeps nothing.
  }
}

/** Deletes those of results that are over. */
export async function forgetReportsOf(isOver: (resultId: string) => boolean): Promise<void> {
  try {
    if (!(await caches.has(REPORTS_CACHE))) return
    const cache = await caches.open(REPORTS_CACHE)
    for (const { url } of await cache.keys()) {
      if (isOver(new URL(url).searchParams.get(RESULT_PARAM) ?? '')) await cache.delete(url)
    }
  } catch {
    // This browser keeps nothing.
  }
}
