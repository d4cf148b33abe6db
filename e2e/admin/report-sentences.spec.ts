/** How many readers agree with a sentence, without names, and never of a few people. */
import { randomUUID } from 'node:crypto'
import { sentencesOf } from '../../lib/disc/result/sentences'
import { newAdmin } from '../support/admins'
import { expect, test } from '../support/checks'
import { query } from '../support/database'
import { newBrowser } from '../support/people'
import { takeAssessment } from '../support/product'
import { LAST_MONTH } from '../support/rows/crowd'

test('a sentence is shown from fifty people on, each counted once, finished months alone', async ({
  baseURL,
  page,
}) => {
  // A sentence that no other test marks.
  const sentence = sentencesOf('ID').at(-1)
  if (!sentence) throw new Error('No sentence')
  const { result_id: pattern } = await takeAssessment(page)
  await query('DELETE FROM point_marks WHERE point = $1', [sentence.id])
  const add = async (fits: boolean, { guest = `${randomUUID()}`, at = LAST_MONTH } = {}) => {
    const id = randomUUID()
    await query(
      `INSERT INTO assessments SELECT (jsonb_populate_record(null::assessments, to_jsonb(own)
         || jsonb_build_object('id', $1::text, 'guest_id', $2::text, 'submission_key', NULL))).*
       FROM assessments own WHERE id = $3`,
      [id, guest, pattern],
    )
    await query(`INSERT INTO point_marks VALUES ($1, $2, $3, ${at})`, [id, sentence.id, fits])
    return guest
  }
  const { context } = await newAdmin(baseURL)
  const read = async () => {
    const { sentences } = await (await context.get('/api/admin/sentences')).json()
    return sentences.find(({ id }: { id: string }) => id === sentence.id)
  }
  const people: string[] = []
  for (let person = 0; person < 49; person++) people.push(await add(person < 20))
  // A second result of one person, and one of this month: neither counts.
  await add(true, { guest: people[48] ?? '', at: `${LAST_MONTH} + interval '1 minute'` })
  await add(true, { at: 'now()' })
  expect(await read()).toBeUndefined()
  await add(false)
  expect(await read()).toEqual({ ...sentence, people: 50, agreed: 21 })

  const screen = await context.get('/admin/sentences')
  expect(await screen.text()).toContain(sentence.title)
  const stranger = await newBrowser(baseURL)
  expect((await stranger.get('/api/admin/sentences')).status()).toBe(404)
})
