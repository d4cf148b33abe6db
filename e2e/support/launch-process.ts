/**
 * A replica of the product's launch list, for e2e/platform/launch-mail.spec.ts: it follows commands until it is killed.
 */
import { mailLaunchList } from '../../lib/server/admin/launch-list'
import { queueTiming } from '../../lib/server/base/queue'
import { leaveLaunchList } from '../../lib/server/mail/launch-list'
import { startMailWorker } from '../../lib/server/mail/mail'
import { startLaunchList } from '../../lib/server/payments/launch-list'

export type LaunchTask = { press: { adminId: string } } | { leave: string } | { work: true }

/** The product waits longer for everything. */
Object.assign(queueTiming, { pollMs: 50, upkeepSeconds: 1 })

async function run(task: LaunchTask): Promise<unknown> {
  if ('press' in task) {
    const admin = { userId: task.press.adminId, provenAt: new Date(), client: '127.0.0.1' }
    return mailLaunchList(admin as Parameters<typeof mailLaunchList>[0])
  }
  if ('leave' in task) return leaveLaunchList(task.leave)
  startMailWorker(async () => [], { smtpStepMs: 1_000 })
  startLaunchList()
}

process.on('message', async ({ id, task }: { id: number; task: LaunchTask }) => {
  try {
    process.send?.({ id, result: (await run(task)) ?? null })
  } catch (error) {
    process.send?.({ id, error: error instanceof Error ? error.message : String(error) })
  }
})

process.send?.('ready')
