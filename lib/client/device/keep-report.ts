/**
 * The text of a person's own report on this device, to be read without a connection. public/report-worker.js shows it
 * where the network is away; docs/decisions/034-report-without-a-connection.md says when it goes.
 */
import { forResult, routes } from '../../routes'
import { inBrowser } from '../kept'
import { forgetReports, REPORTS_CACHE } from './forget-reports'

const WORKER = '/report-worker.js'
/** Where the worker may answer: at the report, and where the installed app starts. */
const SCOPES = [routes.report, routes.assessment]

/** No script, no picture, no form: whatever stands in the text, it stays text. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Safari has no idle callback. */
const LATER_MS = 500

interface KeptReport {
  resultId: string
  /** A whole page without scripts. */
  html: string
  /** Whether it goes with the session; else it is a guest's. */
  isInAccount: boolean
}

/** Keeps the text of a report that the server has just opened for its owner, once the browser has nothing better to do. */
export function keepReport(read: () => KeptReport | null): () => void {
  if (!('caches' in globalThis && 'serviceWorker' in navigator)) return () => {}
  const reader = readerId()
  const timer = setTimeout(() => {
    const report = readerId() === reader && read()
    // Without it the report is read as ever, with a connection.
    if (report) keep(report, reader).catch(() => {})
  }, LATER_MS)
  return () => clearTimeout(timer)
}

async function keep({ resultId, html, isInAccount }: KeptReport, reader?: string): Promise<void> {
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': POLICY,
    'X-Kept-At': new Date().toISOString(),
    'X-Kept-For': isInAccount ? 'account' : 'guest',
  }
  const cache = await caches.open(REPORTS_CACHE)
  await cache.put(forResult(routes.report, resultId), new Response(html, { headers }))
  // Signing out meanwhile has deleted only what was there before.
  if (readerId() !== reader) return forgetReports()
  await Promise.all(SCOPES.map((scope) => navigator.serviceWorker.register(WORKER, { scope })))
}

const readerId = () => (inBrowser.readJson('user') as { id?: string } | null)?.id
