import 'server-only'
import { z } from 'zod'
import { db, Prisma } from '../base/db'
import { isFirst } from '../base/first-sittings'
import { queryRows } from '../base/sql'
import { steps } from '../base/time-steps'

const looked = z.object({ id: z.string(), completedAt: z.date(), isFirst: z.boolean() })
type Looked = z.output<typeof looked>

export interface Within {
  /** Completed later than this. */
  after?: Date | undefined
  /** Completed then at the latest. */
  until?: Date | undefined
  /** Ends the search with its reason. */
  stopping?: AbortSignal
}

/**
 * The first sittings on a form, newest first. Where few people come back, the newest are found at once; where the newest
 * are all of people who came back, all are looked at, but never in one statement.
 */
export async function* newestFirstSittings(
  version: string,
  { after, until, stopping }: Within = {},
): AsyncGenerator<Looked, undefined> {
  let last: Looked | undefined
  for (;;) {
    stopping?.throwIfAborted()
    const rows: Looked[] = await lookOn(version, { after, until: last?.completedAt ?? until }, last)
    yield* rows.filter((row) => row.isFirst)
    if (rows.length < steps.rows) return
    last = rows.at(-1)
  }
}

function lookOn(version: string, { after, until }: Within, last: Looked | undefined) {
  const isLater = after ? Prisma.sql`completed_at > ${after}` : Prisma.sql`true`
  const isEarlier = until ? Prisma.sql`completed_at <= ${until}` : Prisma.sql`true`
  const isNext = last
    ? Prisma.sql`(completed_at, id) < (${last.completedAt}, ${last.id})`
    : Prisma.sql`true`
  // Prisma cannot compare a row with others of its table.
  return queryRows(
    db,
    looked,
    Prisma.sql`
      SELECT id, completed_at AS "completedAt", ${isFirst(version)} AS "isFirst"
      FROM assessments own WHERE ${isLater} AND ${isEarlier} AND ${isNext}
      ORDER BY completed_at DESC, id DESC LIMIT ${steps.rows}`,
  )
}

/** The newest so many of them, or all where there are fewer. */
export async function takeNewest(
  version: string,
  most: number,
  within: Within = {},
): Promise<Looked[]> {
  const found: Looked[] = []
  for await (const one of newestFirstSittings(version, within)) {
    if (found.push(one) === most) break
  }
  return found
}
