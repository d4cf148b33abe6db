/** Fills an empty, migrated database in bulk. Triggers stay on: the dashboard's counts come to be as they always do. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { FORM, FORM_VERSION } from '../../lib/disc/form/items.ts'
import { certaintyOf } from '../../lib/disc/model/certainty.ts'
import { qualityOf } from '../../lib/disc/model/quality.ts'
import { IN_FORCE } from '../../lib/disc/model/scorers.ts'
import { score } from '../../lib/disc/model/scoring.ts'

const BATCH = 50_000
/** Different people, repeated: what is measured does not depend on their answers. */
const TEMPLATES = 200
export const HEAVY_EMAIL = 'heavy@bench.example'
const HEAVY_RESULTS = 1000

/** A person's answers and their result, as lib/server/assessments/assessments.ts stores them. */
function template() {
  const answers = FORM.map(({ question, items }) => {
    const shown = items.map(({ id }) => id).sort(() => Math.random() - 0.5)
    const [most, least] = shown
    const ms = 4000 + Math.floor(Math.random() * 40_000)
    return { q: question, most, least, shown, ms, suggested: false }
  })
  const responses = answers.map(({ q, ...rest }) => ({ question: q, ...rest }))
  const scored = score(responses)
  const { scores, counted, style } = scored
  return {
    ...{ answers, scores, counted, ...style },
    certainty: certaintyOf(scored),
    quality: qualityOf(responses),
  }
}

/** Adds people, and assessments spread over them and over two years; a fifth of those are guests'. */
export async function seed(databaseUrl, { users, assessments }) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const run = (text, values) => client.query(text, values)
  await run('SET synchronous_commit = off')
  await run(
    `INSERT INTO users (id, email, first_name, last_name, email_verified_at, created_at)
     SELECT gen_random_uuid(), 'person' || n || '@bench.example', 'Person', 'N' || n,
       CASE WHEN n % 5 > 0 THEN now() END, now() - make_interval(secs => n * 63072000.0 / $1)
     FROM generate_series(1, $1::int) n`,
    [users],
  )
  await run(`CREATE TEMP TABLE people AS SELECT id, row_number() OVER () - 1 AS n FROM users`)
  await run('CREATE INDEX ON people (n)')
  await run(
    `INSERT INTO users (id, email, first_name, last_name) VALUES (gen_random_uuid(), $1, 'Heavy', 'User')`,
    [HEAVY_EMAIL],
  )
  await run(
    `CREATE TEMP TABLE templates AS
     SELECT t.*, row_number() OVER () - 1 AS n FROM jsonb_to_recordset($1::jsonb)
       AS t(answers jsonb, scores jsonb, counted int, code text, "primary" text, secondary text,
           certainty jsonb, quality jsonb)`,
    [JSON.stringify(Array.from({ length: TEMPLATES }, template))],
  )
  for (let done = 0; done < assessments; done += BATCH) {
    await run(
      `INSERT INTO assessments (id, user_id, guest_id, form_version, scorer_version, calibration, answers, counted,
         d_score, i_score, s_score, c_score, primary_letter, secondary_letter, style_code, certainty, quality, completed_at)
       SELECT gen_random_uuid()::text, CASE WHEN a % 5 > 0 THEN people.id END,
         CASE WHEN a % 5 = 0 THEN people.id END, $1, $2, $8, t.answers, t.counted,
         (t.scores ->> 'D')::real, (t.scores ->> 'I')::real, (t.scores ->> 'S')::real, (t.scores ->> 'C')::real,
         t."primary", t.secondary, t.code, t.certainty, t.quality, now() - make_interval(secs => a * 63072000.0 / $3::int)
       FROM generate_series($4::int, $5::int) a
       JOIN templates t ON t.n = a % $6::int JOIN people ON people.n = (a::bigint * 7919) % $7::int`,
      [
        ...[FORM_VERSION, IN_FORCE.scorerVersion, assessments],
        ...[done + 1, Math.min(done + BATCH, assessments), TEMPLATES, users, IN_FORCE.calibration],
      ],
    )
  }
  await run(
    `UPDATE assessments SET guest_id = NULL, user_id = (SELECT id FROM users WHERE email = $1)
     WHERE id IN (SELECT id FROM assessments LIMIT $2)`,
    [HEAVY_EMAIL, HEAVY_RESULTS],
  )
  await seedAround(run, users)
  await client.query('VACUUM ANALYZE')
  await client.end()
}

/** Orders, groups, the launch list and the funnel, in proportion to the people. */
async function seedAround(run, users) {
  const coupon = randomUUID()
  await run(`INSERT INTO coupons (id, code, percent_off) VALUES ($1, 'BENCH', 20)`, [coupon])
  await run(
    `INSERT INTO orders (id, user_id, status, currency, list_cents, discount_cents, amount_cents, coupon_id, created_at, paid_at)
     SELECT gen_random_uuid(), id, (ARRAY['paid', 'paid', 'paid', 'refunded'])[1 + n % 4]::order_status, 'usd',
       1900, 380, 1520, $1, at, at
     FROM (SELECT id, n, now() - make_interval(mins => n::int) AS at FROM people WHERE n % 4 = 0) AS buyers`,
    [coupon],
  )
  await run(
    `WITH made AS (
       INSERT INTO groups (id, name, leader_id)
       SELECT gen_random_uuid(), 'Group ' || n, id FROM people WHERE n % 20 = 0 RETURNING id, leader_id)
     INSERT INTO memberships (group_id, user_id) SELECT id, leader_id FROM made`,
  )
  await run(
    `INSERT INTO prospective_users (id, email, source, created_at)
     SELECT gen_random_uuid(), 'waiting' || n || '@bench.example', 'bench', now() - make_interval(mins => n)
     FROM generate_series(1, $1::int / 10) n`,
    [users],
  )
  await run(
    `INSERT INTO rollups (name, day, key, value)
     SELECT 'funnel.' || event, current_date - d, '0', 100 FROM generate_series(0, 730) d,
       unnest(ARRAY['started', 'finished', 'preview', 'checkout', 'paid', 'registered']) event
     UNION ALL
     SELECT 'funnel.question', current_date - d, q::text, 100 FROM generate_series(0, 730) d, generate_series(1, 28) q`,
  )
}
