import 'server-only'
import { RESET_HOURS, SIGN_IN_MINUTES, VERIFY_HOURS } from '@/lib/mail/account'
import { INVITATION_DAYS } from '@/lib/mail/group'
import { type Mail, type MailKind, renderMail } from '@/lib/mail/mails'
import { TRY_HOURS } from '@/lib/try-mails'
import { env } from '../base/env'
import { once } from '../base/once'
import { enqueue, type Job, type Transaction, work } from '../base/queue'
import { dropMailsBefore } from './folder'
import { forgetEntry } from './launch-list'
import { type OutgoingMail, openOutlet } from './outlet'
import { completeMail, type SecretKind, type SecretMail, type SecretMails } from './secret-mails'
import { noteTrouble, troubleOf } from './troubles'

/** A link that no longer works is not worth sending, and neither is the line of a day that is over. */
const USEFUL_MINUTES: Partial<Record<MailKind, number>> = {
  verify_email: VERIFY_HOURS * 60,
  reset_password: RESET_HOURS * 60,
  sign_in_link: SIGN_IN_MINUTES,
  invitation: INVITATION_DAYS * 24 * 60,
  try_today: TRY_HOURS * 60,
}

/** Mails that hold no secret. A receipt of a report has one: `sendSecretMail` sends it. */
export type OpenMail = Exclude<Mail, { kind: Exclude<SecretKind, 'receipt'> }>

/**
 * Sends a mail if, and only if, the transaction commits: it is delivered at least once, always with the same
 * Message-ID, even after a crash.
 */
export async function sendMail(tx: Transaction, mail: OpenMail): Promise<void> {
  await enqueue(tx, 'mail', mail)
}

/** The same with a mail whose link is made when it is sent: the queue never holds it. */
export async function sendSecretMail<Kind extends SecretKind>(
  tx: Transaction,
  kind: Kind,
  to: string,
  data: SecretMails[Kind],
  notBefore?: Date,
): Promise<void> {
  const mail = { kind: 'secret', to, mail: { kind, data } }
  // All of a day’s come at once: a link to sign in must not wait behind them.
  const canWait = kind === 'try_today'
  await enqueue(tx, 'mail', mail, { keepMinutes: USEFUL_MINUTES[kind], notBefore, canWait })
}

/** The files that go with a mail. */
type AttachmentsOf = (mail: Mail) => Promise<OutgoingMail['attachments']>

/** Delivers mails until the process stops. Once per process; what can be set is for tests. */
export function startMailWorker(
  attachmentsOf: AttachmentsOf,
  { smtpStepMs }: { smtpStepMs?: number } = {},
): void {
  once('mail-worker', () => {
    const deliver = openOutlet(smtpStepMs)
    const handle = async ({ id, data, createdOn }: Job<Mail | SecretMail>) => {
      const mail = data.kind === 'secret' ? await completeMail({ id, data, createdOn }) : data
      if (!mail) return
      const attachments = await attachmentsOf(mail)
      const rendered = renderMail(withFile(mail, attachments), env.appUrl.origin)
      await deliver({ id, createdOn, to: mail.to, ...rendered, attachments })
      if (mail.kind === 'account_deleted') await dropMailsBefore(mail.to, createdOn)
      if (isToList(data)) await forgetEntry(data.mail.data.entryId)
      await noteTrouble(data, null)
    }
    work<Mail | SecretMail>('mail', handle, async (job, error, isGivenUp) => {
      const trouble = troubleOf(error, job, isGivenUp)
      if (trouble) await noteTrouble(job.data, trouble)
    })
    return true
  })
}

/** A receipt says that it has the report only where it has. */
function withFile(mail: Mail, attachments: OutgoingMail['attachments']): Mail {
  if (mail.kind !== 'receipt') return mail
  return { ...mail, data: { ...mail.data, isBare: !attachments?.length } }
}

type MailToList = SecretMail & { mail: { kind: 'payments_open' } }

const isToList = (job: Mail | SecretMail): job is MailToList =>
  job.kind === 'secret' && job.mail.kind === 'payments_open'
