/** Nothing of the complete report leaves the server before it is paid for. */

import { LETTER_CONTENT } from '../../lib/disc/content/letters'
import type { Letter } from '../../lib/disc/letters'
import { freeTraits } from '../../lib/disc/result/texts-by-level'
import { answersBetweenLetters, answersFor, scoresOf, timed } from '../support/answers'
import { expect, test, unlessFirst } from '../support/checks'
import { reportTexts, searchable } from '../support/premium'
import { submitAnswers } from '../support/product'

/** Two people: one letter leads clearly, and two share the lead, answered in a hurry. */
const PEOPLE = [
  { who: 'with a clear lead', style: 'CS', answers: answersFor('CS') },
  {
    who: 'whose letters share the lead',
    style: 'DI',
    answers: timed(answersBetweenLetters('D', 'I'), () => 900),
  },
] as const

/** Every sentence that only a buyer may read, short enough to survive any encoding of quotes. */
function premiumTexts(style: (typeof PEOPLE)[number]['style']): string[] {
  const [primary, secondary] = [...style] as [Letter, Letter]
  const free = new Set(freeTraits({ primary, secondary }).map((trait) => trait.text))
  const letters = [primary, secondary].flatMap((letter) => {
    const { traits, strengths, challenges, communicationTips } = LETTER_CONTENT[letter]
    return [...traits, ...strengths, ...challenges, ...communicationTips].filter(
      (text) => !free.has(text),
    )
  })
  return [...reportTexts(style), ...searchable(letters)]
}

/** Pages that all visitors share: the sample, with its scores and an extract of its report, and how we measure. */
const SAME_FOR_ALL = /^(https?:\/\/[^/]+)?\/(sample-report|test-results|method)\b/

const PAGES = [
  '/enhanced-guest-results',
  '/guest-results',
  '/detailed-report-payment',
  '/payment-checkout',
  '/detailed-personality-report',
  '/detailed-personality-report?from=payment',
  '/test-results',
  '/',
]

for (const [index, { who, style, answers }] of PEOPLE.entries()) {
  test(
    `a locked guest ${who} receives no premium byte and no exact score`,
    unlessFirst(index),
    async ({ page }) => {
      test.slow()
      const exact = scoresOf(answers)
      const submitted = await submitAnswers(page.request, answers)
      const { result_id: id } = submitted
      const received = [{ from: 'submit', body: JSON.stringify(submitted) }]
      page.on('response', (response) => {
        response
          .text()
          .then((body) =>
            received.push({
              from: response.url(),
              body: `${JSON.stringify(response.headers())}\n${body}`,
            }),
          )
          .catch(() => {})
      })
      for (const path of PAGES) {
        const url = path.includes('?') ? `${path}&result=${id}` : `${path}?result=${id}`
        await page.goto(url, { waitUntil: 'networkidle' })
      }
      for (const path of PAGES) {
        const url = `${path}${path.includes('?') ? '&' : '?'}result=${id}`
        for (const headers of sideDoors()) {
          const response = await page.request.get(url, { headers })
          received.push({ from: `${url} ${JSON.stringify(headers)}`, body: await response.text() })
        }
      }
      const refused = await page.request.get(
        `/api/assessment/personality-content/${style}?type=detailed`,
      )
      received.push({ from: 'personality-content', body: await refused.text() })
      received.push({
        from: 'storage',
        body: await page.evaluate(() =>
          JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
        ),
      })

      expect(received.length).toBeGreaterThan(80)
      const forbidden = premiumTexts(style)
      expect(forbidden.length).toBeGreaterThan(80)
      const own = received.filter(({ from }) => !SAME_FOR_ALL.test(from))
      const leaks = own.flatMap(({ from, body }) =>
        forbidden.filter((text) => body.includes(text)).map((text) => `${from}: ${text}`),
      )
      expect(leaks).toEqual([])
      expectNoScores(received, exact)
      expectNothingOfCertainty(own)
    },
  )
}

/** Ways in which Next hands out a page in parts. */
function sideDoors(): Record<string, string>[] {
  return [
    { RSC: '1' },
    { RSC: '1', 'Next-Router-Prefetch': '1' },
    { RSC: '1', 'Next-Router-Segment-Prefetch': '/_tree' },
    { 'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy' },
    { 'x-nextjs-data': '1' },
  ]
}

/** Without ranges, chances and how it was answered: ranges would reveal the scores. */
function expectNothingOfCertainty(received: { from: string; body: string }[]) {
  const words =
    /intervals|correlations|theta\b|(primary|style)_?(probability|chances)|longest_?run|quality_?reading/i
  for (const { from, body } of received) {
    if (/\.(js|css)\b/.test(from)) continue
    expect(words.exec(body)?.[0], `${from} says how sure the result is`).toBeUndefined()
  }
}

/** The four exact scores of this result in a row, in any notation of a list or an object. */
function expectNoScores(
  received: { from: string; body: string }[],
  { D, I, S, C }: ReturnType<typeof scoresOf>,
) {
  const gap = '[^0-9]{1,24}'
  const row = new RegExp(`\\b${D}${gap}${I}${gap}${S}${gap}${C}\\b`)
  const named = /(_score|scores?)["\\:]+\s*(?!20\b|55\b|85\b)\d/
  for (const { from, body } of received) {
    // All visitors share scripts and styles.
    if (/\.(js|css)\b/.test(from)) continue
    expect(row.test(body), `${from} holds the scores`).toBe(false)
    // The landing page is built in advance; its drawings carry made-up scores.
    if (/^(https?:\/\/[^/]+)?\/(\?\S*)?(\s|$)/.test(from)) continue
    if (!SAME_FOR_ALL.test(from)) expect(named.test(body), `${from} names a score`).toBe(false)
  }
}
