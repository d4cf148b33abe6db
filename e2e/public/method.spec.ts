/** The page about the method: public, and every figure on it from the study's own results. */
import { meta } from '../../lib/copy/method'
import { aimsOf } from '../../lib/copy/study/aims'
import { STUDY_RESULTS } from '../../lib/copy/study/results'
import { STUDY_COLUMNS, studyGroups, thousands } from '../../lib/copy/study/table'
import { expect, test } from '../support/checks'

test('it is public, with the study’s own table and chart', async ({ request }) => {
  const response = await request.get('/method')
  expect(response.status()).toBe(200)
  const html = await response.text()
  const cells = [...html.matchAll(/data-column="[^"]*"[^>]*>([^<]*)</g)].map(([, cell]) => cell)
  const byResult = aimsOf(STUDY_RESULTS).sort((a, b) => Number(b.isMet) - Number(a.isMet))
  const aims = byResult.flatMap(({ aim, found, isMet }) => [
    ...[aim, found].map((text) => text.replaceAll(' %', '\u00a0%')),
    isMet ? 'Met' : 'Not met',
  ])
  expect(cells).toEqual([
    ...studyGroups(STUDY_RESULTS).flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)),
    ...aims,
  ])
  for (const name of STUDY_COLUMNS) expect(html).toContain(`<th scope="col">${name}</th>`)
  const { calibration } = STUDY_RESULTS.forms.shipped
  for (const { people, stated, right } of calibration) {
    for (const value of [thousands(people), (100 * stated).toFixed(1), (100 * right).toFixed(1)]) {
      expect(html).toContain(`<td>${value}</td>`)
    }
  }
  expect(html.match(/<circle class="fill-ink stroke-2 stroke-canvas"/g)).toHaveLength(
    calibration.length,
  )
  expect(html).toContain('property="og:image"')
  expect(html).toContain(`<title>${meta.title} · Discern</title>`)
})
