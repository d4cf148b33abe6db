import 'server-only'
import type { Prisma } from '../base/db'

/**
 * Orders of a person: their own, and those that came with a guest result they have claimed. Found in two statements,
 * since for an OR across two tables PostgreSQL reads every result there is.
 */
export async function ordersOf(
  tx: Prisma.TransactionClient,
  userId: string,
): Promise<Prisma.OrderWhereInput> {
  const idsWhere = (where: Prisma.OrderWhereInput) =>
    tx.order.findMany({ where, select: { id: true } })
  const found = [await idsWhere({ userId }), await idsWhere({ assessment: { userId } })].flat()
  return { id: { in: found.map(({ id }) => id) } }
}
