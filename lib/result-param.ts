import { PAYMENTS_OPEN } from './pricing'
import { FROM_PARAM, FROM_PAYMENT, OPEN_PARAM, OPEN_REPORT, RESULT_PARAM } from './routes'

/** What Next hands to a page as its query. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>

/** Names no result: ids have at least one character. */
const NO_RESULT = '-'
const RESULT_ID = /^[A-Za-z0-9-]{1,36}$/

/**
 * The id of the result in a page's address: undefined when there is none, so that the newest is shown. What cannot be
 * an id becomes one that no result has, and does not reach the database as it came.
 */
export async function askedResult(searchParams: SearchParams): Promise<string | undefined> {
  const value = (await searchParams)[RESULT_PARAM]
  if (value === undefined || value === '') return undefined
  return typeof value === 'string' && RESULT_ID.test(value) ? value : NO_RESULT
}

/** Whether the browser says that it has just paid. */
export async function isFromPayment(searchParams: SearchParams): Promise<boolean> {
  return (await searchParams)[FROM_PARAM] === FROM_PAYMENT
}

/** The result whose report is to open by signing in, as an address asks while that is free. */
export async function askedToOpen(searchParams: SearchParams): Promise<string | undefined> {
  const isAsked = (await searchParams)[OPEN_PARAM] === OPEN_REPORT
  return isAsked && !PAYMENTS_OPEN ? askedResult(searchParams) : undefined
}
