/** A replica that mails what was agreed to, in a group or by two people, and the weekly line, for e2e/platform/follow-up.spec.ts: it follows commands until it is killed. */
import { sendTryMails } from '../../lib/server/assessments/try-mails'
import { queueTiming } from '../../lib/server/base/queue'
import { sendDue } from '../../lib/server/groups/follow-up'
import { sendPairMails } from '../../lib/server/groups/pairs/follow-up'
import { startMailWorker } from '../../lib/server/mail/mail'

/** A moment for which to look for mails that are due, or `work`: deliver them. */
export type FollowUpTask = { now: string } | 'work'

/** The product waits longer for everything. */
Object.assign(queueTiming, { pollMs: 50, upkeepSeconds: 1 })

process.on('message', async (task: FollowUpTask) => {
  if (task === 'work') startMailWorker(async () => [], { smtpStepMs: 1_000 })
  else {
    await sendDue(new Date(task.now))
    await sendPairMails(new Date(task.now))
    await sendTryMails(new Date(task.now))
  }
  process.send?.('done')
})

process.send?.('ready')
