/**
 * A replica of the product's payment modules, for e2e/payments/payment-model.spec.ts: it follows commands until it is
 * killed.
 */
import type { ApiError } from '../../lib/api/errors'
import { requireOwner } from '../../lib/server/assessments/results'
import { orderReport } from '../../lib/server/payments/orders'
import { reportPayment } from '../../lib/server/payments/payment-return'
import { reconcile } from '../../lib/server/payments/reconcile'
import { receiveEvent } from '../../lib/server/payments/webhook'

export type Task =
  | { order: { guestId: string; resultId: string; couponCode?: string; email: string } }
  | { event: { body: string; signature: string } }
  | { comeBack: string }
  | { sweep: true }

async function work(task: Task): Promise<unknown> {
  if ('sweep' in task) return reconcile()
  if ('comeBack' in task) return reportPayment({ resultId: task.comeBack, unlocked: false }, true)
  if ('event' in task) return receiveEvent(task.event.body, task.event.signature)
  const { guestId, resultId, ...wish } = task.order
  const device = { browser: null, system: null }
  const owner = await requireOwner({ session: null, guestId, openedLinks: [], device }, resultId)
  return orderReport(owner, { ...wish, client: '127.0.0.1' })
}

process.on('message', async ({ id, task }: { id: number; task: Task }) => {
  try {
    process.send?.({ id, result: (await work(task)) ?? null })
  } catch (error) {
    const { code, retryAfter, message } = error as Partial<ApiError>
    process.send?.({ id, refused: { code, retryAfter, message } })
  }
})

process.send?.('ready')
