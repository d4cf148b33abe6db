import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { keyOf } from '@/lib/disc/team/findings'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../../base/db'
import { readMembers } from '../members'
import { type Refused, rankedFindings } from '../ranked-findings'
import { type Leader, lockLed } from '../roles'

/** Findings that a room or a leader called not true of this group: no page and no paper of the group says them. */
export async function readRefused(
  groupId: string,
  on: Pick<Prisma.TransactionClient, 'refusedFinding'> = db,
): Promise<Refused> {
  const rows = await on.refusedFinding.findMany({
    where: { groupId },
    select: { finding: true, refusedAt: true },
    orderBy: [{ refusedAt: 'asc' }, { finding: 'asc' }],
  })
  return new Map(rows.map(({ finding, refusedAt }) => [finding, refusedAt]))
}

/**
 * Takes a finding off the group’s page and kit, as a room can. Repeatable. Throws `conflict` for one that does not stand out
 * in the group, and for an archived group.
 */
export async function refuseFinding(leader: Leader, finding: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    const refused = await readRefused(groupId, tx)
    if (refused.has(finding)) return
    const { findings } = rankedFindings(await readMembers(groupId, tx), { refused })
    if (!findings.some((one) => keyOf(one) === finding)) {
      throw new ApiError('conflict', messages.groups.findingGone)
    }
    // A room may refuse it at this moment.
    await tx.refusedFinding.createMany({ data: { groupId, finding }, skipDuplicates: true })
  })
}

/** Lets the group’s page and kit say a finding again, if it was refused. Throws `conflict` for an archived group. */
export async function bringFindingBack(leader: Leader, finding: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    await tx.refusedFinding.deleteMany({ where: { groupId, finding } })
  })
}
