import {
  accountDeleted,
  changeAsked,
  confirmChange,
  emailChanged,
  newDevice,
  passwordChanged,
  resetPassword,
  signInLink,
  verifyEmail,
} from './account'
import type { MailContent, RenderedMail } from './content'
import { followUpQuestion, followUpWeek } from './follow-up'
import { freeResult } from './free-result'
import { askingBack, asksToJoin, groupLeader, groupReminder, invitation, letIn } from './group'
import { renderHtml } from './html'
import { pairQuestion } from './pair-question'
import { lateRefund, paymentsOpen, receipt, reportLink } from './purchase'
import { renderText } from './text'
import { tryToday } from './try-today'

/** Every mail we send, by its kind. A new one is a function in the file of its family and a line here. */
const MAILS = {
  verify_email: verifyEmail,
  reset_password: resetPassword,
  sign_in_link: signInLink,
  password_changed: passwordChanged,
  confirm_change: confirmChange,
  change_asked: changeAsked,
  email_changed: emailChanged,
  new_device: newDevice,
  account_deleted: accountDeleted,
  report_link: reportLink,
  free_result: freeResult,
  receipt,
  late_refund: lateRefund,
  invitation,
  group_reminder: groupReminder,
  group_leader: groupLeader,
  asking_back: askingBack,
  asks_to_join: asksToJoin,
  let_in: letIn,
  payments_open: paymentsOpen,
  follow_up_week: followUpWeek,
  follow_up_question: followUpQuestion,
  pair_question: pairQuestion,
  try_today: tryToday,
}

export type MailKind = keyof typeof MAILS
export const MAIL_KINDS = Object.keys(MAILS) as MailKind[]

type DataOf<Kind extends MailKind> =
  Parameters<(typeof MAILS)[Kind]> extends [infer Data] ? Data : Record<string, never>

/** One mail: its kind, the address it goes to, and what that kind needs to know. */
export type Mail = {
  [Kind in MailKind]: { kind: Kind; to: string; data: DataOf<Kind> }
}[MailKind]

/** Writes a mail. `site` is the origin of the product, `https://discern.example`. Throws for a kind it does not know. */
export function renderMail({ kind, data }: Mail, site: string): RenderedMail {
  // Each kind's data fits its function, which the compiler cannot follow through the index. And a newer
  // version of the product, running beside this one, may have enqueued what this one does not know.
  const write = MAILS[kind] as ((data: Mail['data']) => MailContent) | undefined
  if (!write) throw new Error(`There is no mail of the kind ${kind}`)
  const content = write(data)
  return {
    subject: content.subject,
    html: renderHtml(content, site),
    text: renderText(content, site),
    oneClick: content.unsubscribe?.oneClick,
  }
}
