import 'server-only'
import { db, type Prisma } from '../../base/db'
import { type Leader, lockLed } from '../roles'

/** Findings that a room called not true of this group, by their keys: no page and no paper of the group says them. */
export async function readRefused(
  groupId: string,
  on: Pick<Prisma.TransactionClient, 'refusedFinding'> = db,
): Promise<ReadonlySet<string>> {
  const rows = await on.refusedFinding.findMany({ where: { groupId }, select: { finding: true } })
  return new Set(rows.map(({ finding }) => finding))
}

/** Lets the group’s page and kit say a finding again, if it was refused. */
export async function bringFindingBack(leader: Leader, finding: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    await tx.refusedFinding.deleteMany({ where: { groupId, finding } })
  })
}
