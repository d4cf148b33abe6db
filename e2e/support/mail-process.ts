/** A process of the product's own mail module, for e2e/platform/mail.spec.ts: it sends and delivers on command. */

import { db } from '../../lib/server/base/db'
import { queueTiming } from '../../lib/server/base/queue'
import { type OpenMail, sendMail, startMailWorker } from '../../lib/server/mail/mail'

export type Order = { send: OpenMail[]; rollback?: boolean } | { work: true }

/** The product waits longer for everything. */
Object.assign(queueTiming, { pollMs: 50, upkeepSeconds: 1 })

class Undo extends Error {}

let isWorking = false

process.on('message', async (order: Order) => {
  if (!('work' in order)) await send(order)
  else if (!isWorking) {
    startMailWorker(async () => [], { smtpStepMs: 1_000 })
    isWorking = true
  }
  process.send?.('done')
})

async function send({
  send: mails,
  rollback,
}: Extract<Order, { send: OpenMail[] }>): Promise<void> {
  const sent = db.$transaction(async (tx) => {
    for (const mail of mails) await sendMail(tx, mail)
    if (rollback) throw new Undo()
  })
  await sent.catch((error) => {
    if (!(error instanceof Undo)) throw error
  })
}

process.send?.('ready')
