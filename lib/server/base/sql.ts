/** SQL for what Prisma cannot express. The comment above each statement says what that is. */
import 'server-only'
import { z } from 'zod'
import { Prisma } from './db'

type Asked = Pick<Prisma.TransactionClient, '$queryRaw'>

/** The rows of a statement. Throws where one does not match the schema. */
export async function queryRows<Shape extends z.ZodType>(
  on: Asked,
  shape: Shape,
  sql: Prisma.Sql,
): Promise<z.output<Shape>[]> {
  return z.array(shape).parse(await on.$queryRaw(sql))
}

const withId = z.object({ id: z.string() })

const STRENGTHS = { update: Prisma.sql`UPDATE`, keepKey: Prisma.sql`NO KEY UPDATE` }

/**
 * Keeps all others from changing some rows until the transaction ends: `lockRows(tx, Prisma.sql`users WHERE …`)`.
 * Returns their ids. Several are locked in the order of these, so that two who do so never wait for each other. With
 * `keepKey`, rows that refer to a locked one may still be added. Prisma has no FOR UPDATE.
 */
export function lockRows(
  tx: Asked,
  which: Prisma.Sql,
  strength: keyof typeof STRENGTHS = 'update',
): Promise<{ id: string }[]> {
  return queryRows(
    tx,
    withId,
    Prisma.sql`SELECT id::text FROM ${which} ORDER BY id FOR ${STRENGTHS[strength]}`,
  )
}
