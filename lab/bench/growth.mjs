/**
 * What grows with the assessments, and by how much: bytes a row of every table, and what the statements of every day
 * cost at each size. Run: npm run bench -- growth; GROWTH_SIZES=10000,1000000,10000000 for others than the first two.
 */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { root } from '../../lib/runtime/checkout.mjs'
import { startPostgres } from '../../lib/runtime/database/postgres.ts'
import { makeDatabase } from './admin.mjs'
import { seed } from './seed.mjs'

const SIZES = (process.env.GROWTH_SIZES || '10000,1000000').split(',').map(Number)
/** As in the other benches: five results a person. */
const RESULTS_PER_PERSON = 5
const ROUNDS = 201
/** Results that are stored one by one, as people send them. */
const SINGLE = 5_000

const dataDir = join(root, '.test/bench-growth')

const TABLES = `
  SELECT relname AS name, greatest(reltuples, 0)::bigint::int AS rows,
    pg_table_size(oid)::float AS data, pg_indexes_size(oid)::float AS indexes
  FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND reltuples >= 1000
  ORDER BY pg_total_relation_size(oid) DESC`

/** What happens all the time, by hand, with all triggers. Each is rolled back. */
const EVERY_DAY = {
  'store a result': `
    INSERT INTO assessments SELECT made.*
    FROM (SELECT * FROM assessments WHERE user_id IS NOT NULL AND NOT is_sample LIMIT 1) AS a,
      jsonb_populate_record(NULL::assessments, to_jsonb(a) || jsonb_build_object(
        'id', gen_random_uuid(), 'submission_key', gen_random_uuid(), 'completed_at', now())) AS made`,
  'the newest result of a person': `
    SELECT id, style_code FROM assessments WHERE user_id = (SELECT id FROM users OFFSET 500 LIMIT 1)
    ORDER BY completed_at DESC, id DESC LIMIT 1`,
  'a page of a long history': `
    SELECT id, style_code, certainty FROM assessments
    WHERE user_id = (SELECT id FROM users WHERE email = 'heavy@bench.example')
    ORDER BY completed_at DESC, id DESC LIMIT 101`,
  'what the sweeper looks for': `
    SELECT id FROM assessments WHERE user_id IS NULL AND guest_id IS NOT NULL AND NOT is_sample
      AND last_used_at < now() - interval '12 months' LIMIT 500`,
}

/** As lib/server/base/counts.ts folds. */
const FOLD = `
  WITH gone AS (DELETE FROM rollup_deltas RETURNING name, day, key, value)
  INSERT INTO rollups (name, day, key, value) SELECT name, day, key, sum(value) FROM gone GROUP BY 1, 2, 3
  ON CONFLICT (name, day, key) DO UPDATE SET value = rollups.value + excluded.value`

const TOTALS = `
  SELECT name, key, sum(value) FROM (
    SELECT name, day, key, value FROM rollups UNION ALL SELECT name, day, key, value FROM rollup_deltas) AS counted
  WHERE day = '0001-01-01' GROUP BY 1, 2`

/** Where a result's bytes are. */
const COLUMNS = `
  SELECT avg(pg_column_size(a))::int AS whole, avg(pg_column_size(answers))::int AS answers,
    avg(pg_column_size(certainty))::int AS certainty, avg(pg_column_size(quality))::int AS quality
  FROM (SELECT * FROM assessments LIMIT 2000) AS a`

const megabytes = (bytes) => `${(bytes / 1024 / 1024).toFixed(1)} MB`
const median = (values) => values.sort((one, other) => one - other)[values.length >> 1]

/** Prints a table for each size. */
async function benchGrowth() {
  rmSync(dataDir, { recursive: true, force: true })
  const { urls, stop } = await startPostgres(dataDir)
  try {
    for (const assessments of SIZES) await measure(urls.supervisor, assessments)
  } finally {
    await stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function measure(server, assessments) {
  const databaseUrl = await makeDatabase(server, `growth_${assessments}`)
  const started = performance.now()
  await seed(databaseUrl, { users: assessments / RESULTS_PER_PERSON, assessments })
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`growth / ${assessments} assessments, made in ${seconds} s`)
  const client = new pg.Client({ connectionString: databaseUrl })
  client.on('error', () => {})
  await client.connect()
  const { rows } = await client.query(TABLES)
  for (const { name, rows: count, data, indexes } of rows) {
    console.log(
      `growth / ${name}: ${count} rows, ${megabytes(data)} and ${megabytes(indexes)} of indexes, ${Math.round((data + indexes) / count)} bytes a row`,
    )
  }
  const { whole, answers, certainty, quality } = (await client.query(COLUMNS)).rows[0]
  console.log(
    `growth / a result: ${whole} bytes, of them answers ${answers}, certainty ${certainty}, quality ${quality}`,
  )
  for (const [name, text] of Object.entries(EVERY_DAY)) {
    console.log(`growth / ${name}: ${(await timed(client, text)).toFixed(2)} ms`)
  }
  await measureCounts(client)
  await client.end()
}

async function timed(client, text, rounds = ROUNDS) {
  const times = []
  for (let round = 0; round < rounds; round += 1) {
    await client.query('BEGIN')
    const started = performance.now()
    await client.query(text)
    times.push(performance.now() - started)
    await client.query('ROLLBACK')
  }
  return median(times)
}

/** What the counts cost that triggers keep, at each result and afterwards. */
async function measureCounts(client) {
  const store = EVERY_DAY['store a result']
  const kept = await timed(client, store)
  await client.query('ALTER TABLE assessments DISABLE TRIGGER USER')
  const bare = await timed(client, store)
  await client.query('ALTER TABLE assessments ENABLE TRIGGER USER')
  await client.query('TRUNCATE rollup_deltas')
  for (let round = 0; round < SINGLE; round += 1) await client.query(store)
  const { rows } = await client.query('SELECT count(*)::int AS deltas FROM rollup_deltas')
  console.log(
    `growth / kept counts: ${kept.toFixed(2)} ms a result with them, ${bare.toFixed(2)} without; ${rows[0].deltas / SINGLE} rows to fold a result`,
  )
  console.log(
    `growth / kept counts: ${rows[0].deltas} rows folded in ${(await timed(client, FOLD, 11)).toFixed(1)} ms, all totals meanwhile in ${(await timed(client, TOTALS)).toFixed(2)} ms`,
  )
}

await benchGrowth()
process.exit(0)
