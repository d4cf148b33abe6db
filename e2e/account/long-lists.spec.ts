/** History and export of a person with many results are complete, in order, and read while they are written. */
import { get, type IncomingMessage } from 'node:http'
import type { APIRequestContext } from '@playwright/test'
import { expect, SLOW_PROOF, test } from '../support/checks'
import { query } from '../support/database'
import { bearer, takeAsPerson } from '../support/people'
import { newPerson } from '../support/teams'

/** Copies a result, each a day later, except those of one day, which have the same time. */
async function copyResult(id: string, copies: number): Promise<void> {
  await query(
    `INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted, d_score, i_score, s_score,
       c_score, primary_letter, secondary_letter, style_code, certainty, quality, completed_at)
     SELECT gen_random_uuid(), user_id, form_version, scorer_version, answers, counted, d_score, i_score, s_score,
       c_score, primary_letter, secondary_letter, style_code, certainty, quality,
       date_trunc('hour', completed_at) - (n / 120) * interval '1 day'
     FROM assessments, generate_series(1, $2) AS n WHERE id = $1`,
    [id, copies],
  )
}

async function newTaker(copies: number, baseURL?: string) {
  const someone = await newPerson(baseURL)
  await copyResult(await takeAsPerson(someone.context), copies)
  return someone
}

const readJson = async (context: APIRequestContext, path: string) =>
  (await context.get(path)).json()

test(
  'a long history is whole and newest first, and the export has all of it',
  SLOW_PROOF,
  async ({ baseURL }) => {
    // More than two pages of lib/server/base/page-by-page.ts.
    const { context, person } = await newTaker(250, baseURL)
    const stored = await query<{ id: string }>('SELECT id FROM assessments WHERE user_id = $1', [
      person.id,
    ])
    const ids = stored.map(({ id }) => id).sort()
    expect(ids).toHaveLength(251)
    const history: { assessment_id: string; completed_at: string }[] = await readJson(
      context,
      '/api/assessment/history',
    )
    const times = history.map(({ completed_at }) => completed_at)
    expect(times).toEqual([...times].sort().reverse())
    expect(history.map((row) => row.assessment_id).sort()).toEqual(ids)
    const { assessments } = await readJson(context, '/api/account/export')
    expect(assessments.map(({ id }: { id: string }) => id).sort()).toEqual(ids)
  },
)

test(
  'an export is read from the database only as far as it is taken',
  SLOW_PROOF,
  async ({ baseURL }) => {
    // About 19 MB: far more than the buffers between the two ends take.
    const { person } = await newTaker(2000, baseURL)
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const url = `${baseURL}/api/account/export`
      get(url, { headers: bearer(person.token) }, resolve).on('error', reject)
    })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-disposition']).toContain('discern-my-data.json')
    // The newest come last, so they have not been read yet.
    const gone = await query<{ id: string }>(
      `DELETE FROM assessments WHERE id IN (
       SELECT id FROM assessments WHERE user_id = $1 ORDER BY completed_at DESC, id DESC LIMIT 500)
     RETURNING id`,
      [person.id],
    )
    let text = ''
    for await (const chunk of response.setEncoding('utf8')) text += chunk
    const { assessments, exported_at } = JSON.parse(text)
    expect(exported_at).toBeTruthy()
    expect(assessments).toHaveLength(1501)
    expect(assessments.map(({ id }: { id: string }) => id)).not.toContain(gone[0]?.id)
  },
)
