/** The figures of each statement are those that plain arithmetic over the same answers gives. */
import type { ItemStats } from '../../lib/api/admin/admin'
import { FORM, FORM_VERSION } from '../../lib/disc/form/items'
import { newAdmin } from '../support/admins'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { newBrowser } from '../support/people'

interface Answer {
  q: number
  most: string
  least: string
  suggested: boolean
}

const NEWEST = `
  SELECT id, answers FROM assessments WHERE form_version = $1 AND NOT is_sample
  ORDER BY completed_at DESC LIMIT 3000`

const ITEMS = FORM.flatMap(({ question, items }) => items.map((item) => ({ ...item, question })))

function pearson(pairs: readonly [number, number][]): number | null {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  let [xy, xx, yy] = [0, 0, 0]
  for (const [a, b] of pairs) {
    xy += (a - x) * (b - y)
    xx += (a - x) ** 2
    yy += (b - y) ** 2
  }
  return xx * yy > 1e-12 ? xy / Math.sqrt(xx * yy) : null
}

/** What one person's scored answers give an item, and the mean of its letter's others. */
function pairOf(item: (typeof ITEMS)[number], answers: readonly Answer[]): [number, number] | null {
  const markOf = ({ id, keyed, question }: (typeof ITEMS)[number]) => {
    const answer = answers.find(({ q, suggested }) => q === question && !suggested)
    if (!answer) return null
    return answer.most === id ? keyed : answer.least === id ? -keyed : 0
  }
  const mark = markOf(item)
  const rest = ITEMS.filter(({ id, letter }) => letter === item.letter && id !== item.id)
    .map(markOf)
    .filter((one) => one !== null)
  if (mark === null || rest.length === 0) return null
  return [mark, rest.reduce((sum: number, one) => sum + one, 0) / rest.length]
}

/** A person who picks by chance, and leaves every fifth suggestion as it was; returns the result's id. */
async function takeByChance(baseURL?: string): Promise<string> {
  const responses = FORM.map(({ question, items }) => {
    const [most, least] = [...items].sort(() => Math.random() - 0.5)
    const suggested = Math.random() < 0.2
    return {
      question_number: question,
      most_like: most?.id,
      least_like: least?.id,
      ...(suggested ? { suggested } : {}),
    }
  })
  const guest = await newBrowser(baseURL)
  const response = await guest.post('/api/assessment/guest/submit', { data: { responses } })
  expect(response.status(), await response.text()).toBe(201)
  return (await response.json()).result_id
}

test(
  'how often each statement was picked, and how it goes with its letter',
  SLOW_PROOF,
  async ({ baseURL }) => {
    const { context } = await newAdmin(baseURL)
    const taken = await Promise.all(Array.from({ length: 12 }, () => takeByChance(baseURL)))
    const readRows = () => query<{ id: string; answers: Answer[] }>(NEWEST, [FORM_VERSION])
    // Others submit meanwhile: what was there before and after the call is what the call saw.
    const isExact = async () => {
      const rows = await readRows()
      const stats = await (await context.get('/api/admin/items')).json()
      expect((await readRows()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
      expect(stats).toMatchObject({ form_version: FORM_VERSION, assessments: rows.length })
      expect(stats.items).toHaveLength(112)
      for (const item of ITEMS) {
        const seen = stats.items.find(({ id }: ItemStats) => id === item.id) as ItemStats
        const picks = rows.flatMap(({ answers }) =>
          answers.filter(({ q, suggested }) => q === item.question && !suggested),
        )
        expect(seen, item.text).toMatchObject({
          question: item.question,
          letter: item.letter,
          answers: picks.length,
          most: picks.filter(({ most }) => most === item.id).length,
          least: picks.filter(({ least }) => least === item.id).length,
        })
        const pairs = rows.map(({ answers }) => pairOf(item, answers)).filter((one) => one !== null)
        const wanted = pearson(pairs)
        if (picks.length > 0) expect(seen.fit, item.text).toBeGreaterThan(0)
        if (wanted === null) expect(seen.correlation, item.text).toBeNull()
        else expect(seen.correlation, item.text).toBeCloseTo(wanted, 6)
      }
    }
    await expect(isExact).toPass({ timeout: 30_000 })
    // Sums are kept from one look to the next: who was deleted in between has left them.
    await query('DELETE FROM assessments WHERE id = ANY($1)', [taken.slice(0, 5)])
    await expect(isExact).toPass({ timeout: 30_000 })
  },
)
