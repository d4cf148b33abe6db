/** What is found of all sittings is the same, however many of them one statement looks at. */
import { once } from 'node:events'
import { expect, test } from '../support/checks'
import { aimAt, newDatabase, query } from '../support/database'
import { type Replica, startReplica } from '../support/replica'
import { addCrowd, LAST_MONTH } from '../support/rows/crowd'

const FORM = 'steps'

let database: Awaited<ReturnType<typeof newDatabase>>
let replica: Replica

test.beforeAll(async () => {
  database = await newDatabase('steps')
  aimAt(database.url)
  replica = await startReplica('steps', { DATABASE_URL: database.url, DATA_DIR: '.test/steps' })
})

test.afterAll(async () => {
  await replica?.kill()
  aimAt()
  await database?.drop()
})

interface Found {
  firsts: string[]
  spans: string[]
  teachers: number
  crowds: { formVersion: string; month: string }[]
}

async function look(rows: number): Promise<Found> {
  const answered = once(replica.child, 'message')
  replica.child.send({ rows, form: FORM })
  return (await answered)[0]
}

test('in steps of seven as in one', async () => {
  // Forty people with a confirmed address and three sittings each, ten at each moment; every second one began on another form.
  await query(
    `WITH people AS MATERIALIZED (SELECT gen_random_uuid() AS id, n FROM generate_series(1, 40) n),
     made AS (
       INSERT INTO users (id, email, first_name, last_name, email_verified_at)
       SELECT id, 'step' || n || '@example.com', 'Step', 'N', CASE WHEN n % 4 > 0 THEN now() END FROM people)
     INSERT INTO assessments (id, user_id, form_version, scorer_version, answers, counted, d_score, i_score,
       s_score, c_score, primary_letter, secondary_letter, style_code, completed_at)
     SELECT gen_random_uuid(), people.id, CASE WHEN sitting = 0 AND n % 2 = 0 THEN 'other' ELSE $1 END, '1', '[]',
       28, 50, 50, 50, 60, 'C', 'S', 'CS', ${LAST_MONTH} - make_interval(days => n / 10 + 40 * (2 - sitting))
     FROM people, generate_series(0, 2) sitting`,
    [FORM],
  )
  await addCrowd(50)
  await addCrowd(30, { months: 3 })
  await addCrowd(30, { months: 4 })
  const [whole, parts] = [await look(10_000), await look(7)]
  expect(whole.spans).toHaveLength(1)
  expect(parts.spans.length).toBeGreaterThan(10)
  expect(parts.firsts).toEqual(whole.firsts)
  expect(new Set(parts.firsts).size).toBe(30)
  expect([whole.teachers, parts.teachers]).toEqual([30, 30])
  const byName = (found: Found) => found.crowds.map((one) => Object.values(one).join(' ')).sort()
  expect(byName(parts)).toEqual(byName(whole))
  // Fifty of one month, and sixty of two small ones.
  expect(whole.crowds.filter(({ formVersion }) => formVersion === 'crowd')).toHaveLength(2)
})
