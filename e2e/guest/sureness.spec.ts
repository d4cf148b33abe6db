/** A result that no letter leads for sure: it says so in the same words everywhere, and its numbers only where they may stand. */

import { readFileSync } from 'node:fs'
import { STYLE_CONTENT } from '../../lib/disc/content/all'
import { rangeOf } from '../../lib/disc/model/certainty'
import { score } from '../../lib/disc/model/scoring'
import { resultName } from '../../lib/disc/result/result-name'
import { answersBetween } from '../../lib/disc/result/sample-answers'
import { explain } from '../../lib/disc/result/telling-answers'
import { answersBetweenLetters, timed } from '../support/answers'
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  SLOW_PROOF,
  test,
  WIDTHS,
} from '../support/checks'
import { aimAt, newDatabase, query } from '../support/database'
import { registerPerson } from '../support/people'
import { submitAnswers, unlock } from '../support/product'

const LETTERS = ['I', 'D'] as const
const ANSWERS = answersBetween(...LETTERS)
const SCORED = score(ANSWERS)
const { name } = STYLE_CONTENT[SCORED.style.code]
const NAMED = resultName({ ...SCORED.style, certainty: SCORED, counted: 28, quality: null })
if (!NAMED) throw new Error('The sample has no name')
const { title, doubt } = NAMED
/** "The Bold Connector · ID", or under the name "“The Spark” ID". */
const LETTERS_BESIDE_NAME = new RegExp(`(·|”)\\s${SCORED.style.code}$`)

test(
  'in the account it keeps its name, says once that one of two letters leads, and in one place how sure that is',
  SLOW_PROOF,
  async ({ page }) => {
    await registerPerson(page.request)
    const { result_id: id } = await submitAnswers(page.request, answersBetweenLetters(...LETTERS))
    const wire = await (await page.request.get(`/api/results/${id}`)).json()
    expect(wire.primary_probability).toBeLessThan(0.8)

    for (const path of [`/results/${id}`, `/detailed-results?result=${id}`]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByText('I or D leads', { exact: true })).toBeVisible()
      const line = page.getByRole('img', { name: doubt.text })
      await expect(line).toBeHidden()
      await page.getByText('How sure is this?').click()
      await expect(line).toBeVisible()
      await expect(page.getByText(/^Your (type|primary style) is/)).toHaveCount(0)
    }

    const pulled = page.getByRole('region', { name: 'What pulled you each way' })
    const answers = explain(ANSWERS, SCORED, SCORED.style)?.pulls.flatMap((pull) => pull.answers)
    await expect(pulled.getByRole('heading', { level: 3 })).toHaveText([
      /Toward Influence$/,
      /Toward Dominance$/,
    ])
    await expect(pulled.getByRole('definition')).toHaveText(
      answers?.flatMap(({ picks }) => picks.map(({ text }) => text)) ?? [],
    )

    const { low, high } = rangeOf(SCORED, 'I')
    await expect(page.getByRole('row', { name: /^Influence/ }).first()).toContainText(
      `${low} and ${high}`,
    )
    for (const size of WIDTHS) {
      await page.setViewportSize(size)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
    }

    await page.getByRole('main').getByRole('link', { name: 'How we measure' }).click()
    await expect(page).toHaveURL('/method')
  },
)

test(
  'everywhere it has one name and one sentence of doubt; how it was answered stands under How sure is this?',
  SLOW_PROOF,
  async ({ page }) => {
    const { request } = page
    const hurried = timed(answersBetweenLetters(...LETTERS), () => 900)
    const submitted = await submitAnswers(request, hurried)
    const id = submitted.result_id
    const care = '28 of your 28 answers took under 4 seconds.'
    expect(submitted).toMatchObject({
      headline: title,
      doubt: 'even',
      sureness: `${doubt.text}.`,
    })
    const before = [
      '/enhanced-guest-results',
      '/guest-results',
      '/detailed-report-payment',
      '/payment-checkout',
      '/register',
    ]
    for (const path of before) {
      await page.goto(`${path}?result=${id}`)
      const main = page.getByRole('main')
      await expect(main.getByText(doubt.text).first()).toBeVisible()
      await expect(main).toContainText(name)
      await expect(main.getByText(LETTERS_BESIDE_NAME).first()).toBeVisible()
      await expect(main).not.toContainText(/may be|not sure|out of 100|\d%/i)
    }
    await unlock(page, id)
    await page.goto(`/detailed-personality-report?result=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(page.getByText(doubt.text, { exact: true })).toBeVisible()
    await expect(page.getByText(LETTERS_BESIDE_NAME).first()).toBeVisible()
    await page.getByText('How sure is this?').click()
    await expect(page.getByText(care)).toBeVisible()

    await registerPerson(request)
    for (const path of ['/profile', '/results/history', `/results/${id}`]) {
      await page.goto(path)
      await expect(page.getByText(doubt.text).first()).toBeVisible()
    }
    await page.goto('/results/history')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await page.goto('/profile')
    await expect(page.getByRole('main')).toContainText(title)
  },
)

test(
  'an earlier result whose letters its scores contradict is named by its scores',
  SLOW_PROOF,
  async () => {
    const database = await newDatabase('names')
    aimAt(database.url)
    try {
      const insert = (id: string, [d, i, s, c]: number[], [first, second, code]: string[]) =>
        query(
          `INSERT INTO assessments (id, form_version, scorer_version, answers, counted, d_score, i_score, s_score,
           c_score, primary_letter, secondary_letter, style_code, certainty, guest_id)
         VALUES ($1, '1', 'logit-1', '[]', 28, $2, $3, $4, $5, $6, $7, $8, $9, gen_random_uuid())`,
          [
            id,
            d,
            i,
            s,
            c,
            first,
            second,
            code,
            { primaryChances: { D: 0.4, I: 0.3 }, styleProbability: 0.3 },
          ],
        )
      const [wrong, right] = [crypto.randomUUID(), crypto.randomUUID()]
      await insert(wrong, [66, 65, 20, 10], ['I', 'D', 'ID'])
      await insert(right, [66, 65, 20, 10], ['D', 'I', 'D'])
      const rename = readFileSync(
        'prisma/migrations/20261122083000_names_follow_scores/migration.sql',
        'utf8',
      )
      for (let time = 0; time < 2; time++) await query(rename)
      const rows = await query(
        `SELECT id, primary_letter, secondary_letter, style_code, d_score, certainty FROM assessments WHERE id IN ($1, $2)`,
        [wrong, right],
      )
      expect(rows).toContainEqual({
        id: wrong,
        primary_letter: 'D',
        secondary_letter: 'I',
        style_code: 'DI',
        d_score: 66,
        certainty: expect.objectContaining({ primaryProbability: 0.4, styleProbability: null }),
      })
      expect(rows).toContainEqual(
        expect.objectContaining({
          id: right,
          primary_letter: 'D',
          style_code: 'D',
          certainty: { primaryChances: { D: 0.4, I: 0.3 }, styleProbability: 0.3 },
        }),
      )
      const [counted] = await query<{ value: string }>(
        `SELECT sum(value) AS value FROM rollup_deltas WHERE name = 'assessments.primary' AND key = 'D'`,
      )
      expect(Number(counted?.value)).toBe(2)
    } finally {
      aimAt()
      await database.drop()
    }
  },
)
