import 'server-only'
import type { MailTrouble } from '@/lib/api/fields'
import type { Mail } from '@/lib/mail/mails'
import { db } from '../base/db'
import { JobFailure } from '../base/job-failure'
import type { Job } from '../base/queue'
import type { SecretMail } from './secret-mails'

/** A mail that is tried for this long is shown as late where it was asked for. */
const LATE_MS = 10 * 60_000

/** What a try that failed says of its mail; null while it is too early to say. */
export function troubleOf(
  error: unknown,
  { createdOn }: Pick<Job<unknown>, 'createdOn'>,
  isGivenUp: boolean,
): MailTrouble | null {
  if (isGivenUp) return error instanceof JobFailure && error.isFinal ? 'refused' : 'failed'
  return Date.now() - createdOn.getTime() > LATE_MS ? 'delayed' : null
}

/**
 * Writes what became of a mail into the row that shows it: an invitation, an order, else the account of the address. Null
 * takes an earlier trouble back: the mail has arrived. An invitation that was sent again since has a newer mail.
 */
export async function noteTrouble(
  job: Mail | SecretMail,
  mailTrouble: MailTrouble | null,
): Promise<void> {
  const mail = job.kind === 'secret' ? job.mail : job
  const data = { mailTrouble }
  const changed = mailTrouble ? {} : { mailTrouble: { not: null } }
  if (mail.kind === 'invitation' && 'invitationId' in mail.data) {
    const { invitationId: id, sentAt } = mail.data
    await db.invitation.updateMany({ where: { id, sentAt: new Date(sentAt), ...changed }, data })
  } else if (mail.kind === 'receipt' || mail.kind === 'late_refund') {
    await db.order.updateMany({ where: { id: mail.data.orderId, ...changed }, data })
  } else if (mail.kind === 'report_link' && 'linkId' in mail.data) {
    const links = { some: { id: mail.data.linkId } }
    await db.order.updateMany({ where: { assessment: { links }, email: job.to, ...changed }, data })
  } else {
    await db.user.updateMany({ where: { email: job.to, ...changed }, data })
  }
}
