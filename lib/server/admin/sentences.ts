import 'server-only'
import { z } from 'zod'
import type { SentenceStats } from '@/lib/api/admin/admin'
import { sentencesOf } from '@/lib/disc/result/sentences'
import { STYLE_CODES } from '@/lib/disc/styles'
import { FEWEST_PEOPLE } from '@/lib/research'
import { db, Prisma } from '../base/db'
import { queryRows } from '../base/sql'
import type { Admin } from '../viewer/admin'

const SENTENCES = STYLE_CODES.flatMap(sentencesOf)

const countRow = z.object({ point: z.string(), people: z.int(), agreed: z.int() })

/**
 * How many readers find themselves in each sentence of the reports, the least agreed with first. A person counts once a
 * sentence, by the newest word. As for research: nothing of fewer people than its files need, and nothing of the
 * present month, which would say on which day a mark came.
 */
export async function readSentenceStats(_admin: Admin) {
  const rows = await readCounts()
  const found = new Map(rows.map((row) => [row.point, row]))
  const sentences = SENTENCES.flatMap((sentence): SentenceStats[] => {
    const counts = found.get(sentence.id)
    return counts ? [{ ...sentence, people: counts.people, agreed: counts.agreed }] : []
  })
  const share = ({ agreed, people }: SentenceStats) => agreed / people
  return {
    all: SENTENCES.length,
    sentences: sentences.sort((one, other) => share(one) - share(other)),
  }
}

/** Sentences whose marks one statement counts. */
const BATCH = 40

async function readCounts(): Promise<z.output<typeof countRow>[]> {
  const found: z.output<typeof countRow>[] = []
  for (let at = 0; at < SENTENCES.length; at += BATCH) {
    found.push(...(await countMarks(SENTENCES.slice(at, at + BATCH).map(({ id }) => id))))
  }
  return found
}

function countMarks(points: readonly string[]) {
  // Prisma has no DISTINCT ON within a count.
  return queryRows(
    db,
    countRow,
    Prisma.sql`
    WITH newest AS (
      SELECT DISTINCT ON (point, coalesce(user_id, guest_id)) point, fits
      FROM point_marks JOIN assessments ON assessments.id = assessment_id
      WHERE point = ANY(${[...points]}) AND NOT is_sample
        AND marked_at < date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC'
      ORDER BY point, coalesce(user_id, guest_id), marked_at DESC
    )
    SELECT point, count(*)::int AS people, count(*) FILTER (WHERE fits)::int AS agreed
    FROM newest GROUP BY point HAVING count(*) >= ${FEWEST_PEOPLE}`,
  )
}
