import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { forgetExplanation } from '../assessments/explanations'
import { type Owner, ownResults } from '../assessments/results'
import { forgetStanding, readShown, SITTINGS } from '../assessments/together'
import { db, type Prisma } from '../base/db'
import { log } from '../base/log'
import { releaseOrders } from '../payments/orders'
import { forgetPdfs } from '../reports/pdf'

/**
 * Deletes results with everything made of them: answers, the entitlement, goals and links go with the row, drawn PDFs
 * and what explains a result leave the memory of this process (and within minutes that of the others), orders keep amounts alone. Deletes those
 * alone that fit `where` at that moment, and says how many; a caller that expects another count rolls back, because the
 * orders of all are released.
 */
export async function eraseResults(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
  where: Prisma.AssessmentWhereInput = {},
): Promise<number> {
  await forgetLetters(tx, ids)
  await releaseOrders(tx, { assessmentId: { in: [...ids] } }, null)
  const { count } = await tx.assessment.deleteMany({
    where: { AND: [{ id: { in: [...ids] } }, where] },
  })
  for (const id of ids) {
    forgetPdfs(id)
    forgetExplanation(id)
    forgetStanding(id)
  }
  return count
}

/** The counts stay, without names: who deletes the result that a group counts is in them by name no more. */
async function forgetLetters(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<void> {
  const counted = await tx.membership.findMany({
    where: {
      countedLetter: { not: null },
      user: { assessments: { some: { id: { in: [...ids] } } } },
    },
    select: {
      groupId: true,
      userId: true,
      countedLetter: true,
      result: { select: { id: true, primaryLetter: true, userId: true } },
      user: {
        select: {
          assessments: { ...SITTINGS, where: { isSample: false, id: { notIn: [...ids] } } },
        },
      },
    },
  })
  const left = await readShown(
    new Map(counted.map(({ userId, user }) => [userId, user.assessments])),
    tx,
  )
  for (const { groupId, userId, countedLetter, result } of counted) {
    const chosen = result?.userId === userId ? result : null
    const standing = left.get(userId)?.named.doubt.first
    if (!losesLetter({ countedLetter, chosen, standing }, ids)) continue
    await tx.membership.updateMany({ where: { groupId, userId }, data: { countedLetter: null } })
  }
}

/**
 * Whether a counted letter goes with the results. Not where what the group sees without them says the same letter: then
 * nothing has changed in the group, and a person who deletes one of several must not count as one who came. `standing` is
 * the letter that what is left says.
 */
export function losesLetter(
  member: {
    countedLetter: string | null
    chosen: { id: string; primaryLetter: string } | null
    standing: string | undefined
  },
  ids: readonly string[],
): boolean {
  const { countedLetter, chosen, standing } = member
  if (chosen) return ids.includes(chosen.id) || chosen.primaryLetter !== countedLetter
  return standing !== countedLetter
}

interface Erased {
  /** Who did it, as a kind: an owner, an admin, or the time of lib/retention.ts. */
  by: 'account' | 'guest' | 'admin' | 'time'
  accounts?: number
  results: number
}

/** Says in the log that results are gone, for who must show it: when, by whose act, how many, and no id of anyone. */
export function noteErased(erased: Erased): void {
  if (erased.results > 0 || erased.accounts) log.info(erased, 'results deleted')
}

/**
 * Deletes one result of its owner, and all that was made of it. Says whether the browser's guest holds any other.
 * Throws `not_found` where it has moved to an account or was deleted since the owner was checked.
 */
export async function deleteResult(owner: Owner): Promise<{ guestHoldsMore: boolean }> {
  const { guestId, result, session } = owner
  const left = await db.$transaction(async (tx) => {
    const erased = await eraseResults(tx, [result.id], ownResults(owner) ?? {})
    if (erased === 0) throw new ApiError('not_found', messages.api.notFound)
    const left = guestId && (await tx.assessment.findFirst({ where: { guestId, userId: null } }))
    return { guestHoldsMore: Boolean(left) }
  })
  noteErased({ by: session ? 'account' : 'guest', results: 1 })
  return left
}
