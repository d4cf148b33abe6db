/** Crowds, straight into the tables. */
import { query } from '../database'

/** The hour before the present month began, as an SQL expression. */
export const LAST_MONTH =
  "date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '1 hour'"

/** So many people, each with one answered question, so many months ago. */
export async function addCrowd(
  people: number,
  { form = 'crowd', months = 0 }: { form?: string; months?: number } = {},
): Promise<void> {
  await query(
    `INSERT INTO assessments (id, guest_id, form_version, scorer_version, answers, counted, d_score, i_score,
       s_score, c_score, primary_letter, secondary_letter, style_code, completed_at)
     SELECT gen_random_uuid(), gen_random_uuid(), $2, '1',
       jsonb_build_array(jsonb_build_object('q', 1, 'most', 'a' || n, 'least', 'b', 'ms', n)),
       28, 50, 50, 50, 60, 'C', 'S', 'CS', ${LAST_MONTH} - make_interval(months => $3)
     FROM generate_series(1, $1) n`,
    [people, form, months],
  )
}

/** So many people with a confirmed address, each with the same answers as in this result. */
export async function addAlike(resultId: string, people: number): Promise<void> {
  const [own] = await query<{ answers: object[] }>(
    'SELECT answers FROM assessments WHERE id = $1',
    [resultId],
  )
  await addSittings(
    resultId,
    Array.from({ length: people }, () => own?.answers ?? []),
  )
}

/** People with a confirmed address, one for each set of stored answers; the rest of their results is as in this one. */
export async function addSittings(resultId: string, sittings: readonly object[][]): Promise<void> {
  await query(
    `WITH sittings AS (
       SELECT gen_random_uuid() AS id, answers, n FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS all_of (answers, n)),
     people AS (
       INSERT INTO users (id, email, first_name, last_name, email_verified_at)
       SELECT id, id || '@example.com', 'Many', 'Different', now() FROM sittings)
     INSERT INTO assessments SELECT (jsonb_populate_record(null::assessments, to_jsonb(own) ||
       jsonb_build_object('id', gen_random_uuid(), 'user_id', sittings.id, 'guest_id', null, 'submission_key', null,
         'answers', sittings.answers, 'completed_at', own.completed_at + n * interval '1 ms'))).*
     FROM assessments own, sittings WHERE own.id = $1`,
    [resultId, JSON.stringify(sittings)],
  )
}
