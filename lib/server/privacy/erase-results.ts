import 'server-only'
import type { Prisma } from '../base/db'
import { releaseOrders } from '../payments/orders'
import { forgetPdfs } from '../reports/pdf'

/**
 * Deletes results with everything made of them: answers, the right to the report, goals and links go with the row,
 * drawn PDFs leave the memory of this process (and within minutes that of the others), orders keep amounts alone.
 */
export async function eraseResults(
  tx: Prisma.TransactionClient,
  ids: readonly string[],
): Promise<void> {
  await releaseOrders(tx, { assessmentId: { in: [...ids] } }, null)
  await tx.assessment.deleteMany({ where: { id: { in: [...ids] } } })
  for (const id of ids) forgetPdfs(id)
}
