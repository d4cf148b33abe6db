import 'server-only'
import type { Prisma } from './db'

/**
 * Before what they are for is deleted: orders stay for the books, without an address. Nobody should pay for what goes
 * now: the reconciliation ends open ones within a minute.
 */
export async function forgetOrders(
  tx: Prisma.TransactionClient,
  where: Prisma.OrderWhereInput,
): Promise<void> {
  await tx.order.updateMany({ where, data: { email: null } })
  const open = { AND: [where, { status: 'open' as const }] }
  await tx.order.updateMany({ where: open, data: { expiresAt: new Date(0) } })
}
