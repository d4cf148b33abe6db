import 'server-only'
import { INVITATION_DAYS } from '@/lib/mail/invitation'
import { type Mail, type MailKind, renderMail } from '@/lib/mail/mails'
import { RESET_HOURS } from '@/lib/mail/reset-password'
import { VERIFY_HOURS } from '@/lib/mail/verify-email'
import { env } from './env'
import { attachmentsOf } from './mail-attachments'
import { openOutlet } from './mail-outlet'
import { once } from './once'
import { enqueue, type Job, type Transaction, type WorkTiming, work } from './queue'

/** A link that no longer works is not worth sending. */
const USEFUL_HOURS: Partial<Record<MailKind, number>> = {
  verify_email: VERIFY_HOURS,
  reset_password: RESET_HOURS,
  invitation: INVITATION_DAYS * 24,
}

/**
 * Sends a mail if, and only if, the transaction commits: it is delivered at least once, always with the
 * same Message-ID, whatever crashes in between.
 */
export async function sendMail(tx: Transaction, mail: Mail): Promise<void> {
  await enqueue(tx, 'mail', mail, { keepHours: USEFUL_HOURS[mail.kind] })
}

/** Delivers mails until the process stops. Once per process; what can be set is for tests. */
export function startMailWorker({
  smtpStepMs,
  timing,
}: {
  smtpStepMs?: number
  timing?: WorkTiming
} = {}): void {
  once('mail-worker', () => {
    const deliver = openOutlet(smtpStepMs)
    const handle = async ({ id, data, createdOn }: Job<Mail>) => {
      const rendered = renderMail(data, env.appUrl.origin)
      await deliver({
        id,
        createdOn,
        to: data.to,
        ...rendered,
        attachments: await attachmentsOf(data),
      })
    }
    work('mail', handle, timing)
    return true
  })
}
