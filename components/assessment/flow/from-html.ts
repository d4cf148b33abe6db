/**
 * The first question in the HTML of a guest's page. draw-first.ts draws the order of its statements before they
 * are painted, and holds its two groups apart until React takes it over (docs/decisions/028).
 */

import type { Question } from '@/lib/client/draft'
import type { Pick } from '@/lib/disc/form/choices'
import type { FromHtml, Who } from './state'

const MAIN = 'main[data-first]'

/** The radios of one group, in the order shown. */
const radiosOf = (pick: Pick) => [
  ...document.querySelectorAll<HTMLInputElement>(`${MAIN} input[data-pick="${pick}"]`),
]

/**
 * The questions as the page's HTML shows the first of them: on the server in their own order, in the browser in the one
 * that was drawn. Null where there is no such HTML, as after a step from another page.
 */
export function readShown(who: Who): readonly Question[] | null {
  if (who.kind === 'account') return null
  if (typeof document === 'undefined') return who.questions
  const [first, ...others] = who.questions
  const shown = radiosOf('most').flatMap(
    ({ value }) => first?.options.find(({ id }) => id === value) ?? [],
  )
  const isFirst = first !== undefined && shown.length === first.options.length
  return isFirst ? [{ ...first, options: shown }, ...others] : null
}

/** What was done with that question before the scripts came. From here on React shows it. */
export function takeHtml(revision: number): FromHtml {
  const pickOf = (pick: Pick) => radiosOf(pick).find(({ checked }) => checked)?.value ?? null
  const next = document.querySelector(`${MAIN} button[name="next"]`)
  const goesOn = next?.getAttribute('aria-busy') === 'true'
  next?.removeAttribute('aria-busy')
  const isDrawn = document.querySelector(`${MAIN}[data-drawn]`) !== null
  const painted = performance.getEntriesByName('first-contentful-paint')[0]
  const since = painted?.startTime ?? performance.now()
  const picks = { most: pickOf('most'), least: pickOf('least') }
  return { isDrawn, picks, goesOn, since, revision }
}
