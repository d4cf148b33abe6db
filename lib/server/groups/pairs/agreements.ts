import 'server-only'
import { ownsRow } from '../../assessments/results'
import { db, type Prisma } from '../../base/db'
import { isId } from '../../base/storable'
import type { Viewer } from '../../viewer/viewer'
import { OWNER_FIELDS } from './names'
import { ownPairs, pairNotFound } from './own-pairs'

/**
 * Offers the other one of two an agreement, in place of what was offered or agreed before. The words that the other one
 * has offered are agreed to by this; those that hold, or that the person offers already, stay as they are, so it can be
 * repeated. Throws `not_found`.
 */
export async function offerAgreement(viewer: Viewer, id: string, text: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { isFirst, agreement, agreementByFirst, agreementFrom } = await lockPair(tx, viewer, id)
    if (agreement !== text) {
      const data = { agreement: text, agreementByFirst: isFirst, agreementFrom: null }
      await tx.pairComparison.update({ where: { id }, data })
    } else if (agreementFrom === null && agreementByFirst !== isFirst) {
      await tx.pairComparison.update({ where: { id }, data: { agreementFrom: new Date() } })
    }
  })
}

/**
 * Takes an offer back, declines it, or ends what both agreed to, and with it the mail that either asked for. Repeatable.
 * Throws `not_found`.
 */
export async function dropAgreement(viewer: Viewer, id: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const { count } = await tx.pairComparison.updateMany({
      where: ofTwo(viewer, id),
      data: { agreement: null, agreementByFirst: null, agreementFrom: null },
    })
    if (count === 0) throw pairNotFound()
    await tx.pairMail.deleteMany({ where: { pairId: id } })
  })
}

/** A comparison that the viewer and the other one have agreed to. */
function ofTwo(viewer: Viewer, id: string): Prisma.PairComparisonWhereInput {
  const own = ownPairs(viewer)
  if (!own || !isId(id)) throw pairNotFound()
  return { AND: [{ id, agreedAt: { not: null } }, own] }
}

/** Locked until the transaction ends: both may write at the same moment. */
async function lockPair(tx: Prisma.TransactionClient, viewer: Viewer, id: string) {
  const where = ofTwo(viewer, id)
  const { count } = await tx.pairComparison.updateMany({ where, data: { id } })
  const row =
    count === 1
      ? await tx.pairComparison.findUnique({
          where: { id },
          select: {
            agreement: true,
            agreementByFirst: true,
            agreementFrom: true,
            first: { select: OWNER_FIELDS },
          },
        })
      : null
  if (!row) throw pairNotFound()
  const { first, ...pair } = row
  return { ...pair, isFirst: ownsRow(viewer, first) }
}
