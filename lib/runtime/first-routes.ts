import { setTimeout as sleep } from 'node:timers/promises'
import * as assessment from '@/lib/api/entries/assessment'
import * as auth from '@/lib/api/entries/auth'
import * as results from '@/lib/api/entries/results'
import * as system from '@/lib/api/entries/system'
import { routes } from '@/lib/routes'

/** A page of each kind, which brings what all pages share. */
const PAGES = [routes.login, routes.testResults, routes.report]

/** What a person calls on the way from the first question to an account. */
const CALLS = [
  ...[assessment.getQuestions, assessment.submitGuestAssessment, system.countFunnelEvent],
  ...[auth.register, auth.login, results.getLatestResult],
].map(({ path }) => path)

/** Between two, so that those who are there already wait for one at most. */
const PAUSE_MS = 50

type Ask = (path: string, method: 'GET' | 'OPTIONS') => Promise<unknown>

/**
 * Loads the routes that people ask for first, one after the other: the first request of a route takes up to a third of a
 * second of the one thread. OPTIONS loads a call and calls nothing. What fails here is loaded by who asks for it.
 */
export async function loadFirstRoutes(ask: Ask, isLeaving: () => boolean): Promise<void> {
  const asked = [
    ...PAGES.map((path) => [path, 'GET'] as const),
    ...CALLS.map((path) => [path, 'OPTIONS'] as const),
  ]
  for (const [path, method] of asked) {
    if (isLeaving()) return
    await ask(path, method).catch(() => {})
    await sleep(PAUSE_MS, undefined, { ref: false })
  }
}
