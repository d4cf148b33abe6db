/** Row 10e: history and export of somebody with many results are whole, in order, and written as they are read. */
import { expect, test } from '../support/calls'
import { query } from '../support/database'
import { takeAsPerson } from '../support/people'
import { newPerson } from '../support/teams'

/** More than two pages of lib/server/base/page-by-page.ts, many of them of one and the same moment. */
const MANY = 250

test('a long history is whole, newest first, and so is the export', async ({ baseURL }) => {
  const { context, person } = await newPerson(baseURL)
  const first = await takeAsPerson(context)
  await query(
    `INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted, d_score, i_score, s_score,
       c_score, primary_letter, secondary_letter, style_code, certainty, quality, completed_at)
     SELECT gen_random_uuid(), user_id, form_version, scorer_version, answers, counted, d_score, i_score, s_score,
       c_score, primary_letter, secondary_letter, style_code, certainty, quality,
       date_trunc('hour', completed_at) - (n / 120) * interval '1 day'
     FROM assessments, generate_series(1, $2) AS n WHERE id = $1`,
    [first, MANY],
  )
  const stored = await query<{ id: string }>(
    'SELECT id FROM assessments WHERE user_id = $1 ORDER BY completed_at DESC, id COLLATE "C" DESC',
    [person.id],
  )
  const ids = stored.map(({ id }) => id)
  expect(ids).toHaveLength(MANY + 1)
  const history = await context.get('/api/assessment/history')
  const rows: { assessment_id: string; completed_at: string }[] = await history.json()
  expect(rows.map(({ completed_at }) => completed_at)).toEqual(
    rows
      .map(({ completed_at }) => completed_at)
      .sort()
      .reverse(),
  )
  expect(rows.map((row) => row.assessment_id).sort()).toEqual([...ids].sort())
  // Nobody knew how long it is when it began.
  expect(history.headers()).not.toHaveProperty('content-length')
  expect(history.headers()['content-type']).toContain('application/json')
  const archive = await context.get('/api/account/export')
  expect(archive.headers()).not.toHaveProperty('content-length')
  expect(archive.headers()['content-disposition']).toContain('discern-my-data.json')
  const { assessments, exported_at } = await archive.json()
  expect(exported_at).toBeTruthy()
  expect(assessments.map(({ id }: { id: string }) => id).sort()).toEqual([...ids].sort())
})
