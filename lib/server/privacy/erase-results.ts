import 'server-only'
import { forgetExplanation } from '../assessments/explanations'
import type { Prisma } from '../base/db'
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
  await releaseOrders(tx, { assessmentId: { in: [...ids] } }, null)
  const { count } = await tx.assessment.deleteMany({
    where: { AND: [{ id: { in: [...ids] } }, where] },
  })
  for (const id of ids) {
    forgetPdfs(id)
    forgetExplanation(id)
  }
  return count
}
