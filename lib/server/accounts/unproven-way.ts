import 'server-only'
import { UNPROVEN_PROVIDER } from '@/lib/api/address-rights'
import type { Prisma } from '../base/db'

/** Takes an account that becomes an admin's the way in that does not prove who reads the mailbox. */
export async function dropUnprovenWay(tx: Prisma.TransactionClient, userId: string): Promise<void> {
  await tx.identity.deleteMany({ where: { userId, provider: UNPROVEN_PROVIDER } })
}
