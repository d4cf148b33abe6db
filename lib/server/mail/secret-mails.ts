import 'server-only'
import type { TodayLine } from '@/lib/disc/result/today-line'
import type { Mail } from '@/lib/mail/mails'
import { invitationPath, linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import type { Job } from '../base/queue'
import { type LinkSecret, linkSecretOf } from '../base/signatures'
import { isWaiting, letsInByMail } from '../viewer/address-rights'
import { askingOf } from './asks-to-join'
import { codeOf, keptCode } from './code-digits'
import { questionOf, weekOf } from './follow-up'
import { issueSignInLink } from './issued-sign-in-links'
import { linksOfEntry } from './launch-list'
import { leadSomewhere } from './open-invitations'
import { pairQuestionOf } from './pair-mails'
import { refusalLinks, refusedSince } from './refusals'
import { issueMailToken } from './tokens'
import { tryMailOf } from './try-mails'

type Tx = Prisma.TransactionClient
type DataOf<Kind extends Mail['kind']> = Extract<Mail, { kind: Kind }>['data']
type WithoutLink<Kind extends Mail['kind']> = Omit<DataOf<Kind>, 'link' | 'code'>

/**
 * Mails whose link opens something to its holder, and what the queue keeps of each: what the link is for, never
 * the link. An address may have no account: then nothing is sent.
 */
export interface SecretMails {
  /** The mail says no name; a server of the version before, running beside this one, reads it. */
  verify_email: { userId: string; name: string }
  reset_password: Record<string, never>
  /** Likewise. */
  confirm_change: { changeId: string; name: string }
  change_asked: { changeId: string }
  email_changed: { changeId: string }
  sign_in_link: { browser: string }
  invitation: Omit<WithoutLink<'invitation'>, 'leaveLink' | 'oneClick'> & {
    invitationId: string
    sentAt: string
  }
  asks_to_join: { groupId: string }
  report_link: WithoutLink<'report_link'> & { linkId: string }
  free_result: WithoutLink<'free_result'> & { linkId: string }
  receipt: WithoutLink<'receipt'> & { linkId: string }
  payments_open: { entryId: string }
  follow_up_week: {
    agreementId: string
    week: number
    thing: string | null
    /** The id of the member that the thing is about, if it is about one. A job of an earlier version has no such field. */
    about?: string | null
  }
  follow_up_question: { agreementId: string }
  /** `from`: when both agreed to what it asks about. */
  pair_question: { pairId: string; userId: string; from: string }
  try_today: { userId: string; line: TodayLine }
}

export type SecretKind = keyof SecretMails

/**
 * As the queue keeps it. It has a kind of its own, so that a version that does not know it leaves it to one that does.
 */
export type SecretMail = {
  [Kind in SecretKind]: {
    kind: 'secret'
    to: string
    mail: { kind: Kind; data: SecretMails[Kind] }
  }
}[SecretKind]

interface Asked<Kind extends SecretKind> {
  to: string
  data: SecretMails[Kind]
  link: LinkSecret
  /** The six digits that stand in for the link where one waits. */
  code: string
  askedAt: Date
}

/** Keeps the link's hash and says what the mail says; null when it should no longer be sent. */
type Completion<Kind extends SecretKind> = (
  tx: Tx,
  asked: Asked<Kind>,
) => Promise<DataOf<Kind> | null>

const COMPLETIONS: { [Kind in SecretKind]: Completion<Kind> } = {
  verify_email: async (tx, { to, data: { userId }, link, code, askedAt }) => {
    const where = { id: userId, email: to, AND: letsInByMail() }
    const user = await tx.user.findFirst({ where, select: { id: true } })
    const person = user && { id: user.id, email: to }
    const sent = { ...link, code }
    if (!person || !(await issueMailToken(tx, 'verify_email', person, sent, askedAt))) return null
    return { code, link: absolute(linkPath(routes.verifyEmail, link.secret)) }
  },
  reset_password: async (tx, { to, link, askedAt }) => {
    const person = await findPerson(tx, to)
    if (!person || !(await issueMailToken(tx, 'reset_password', person, link, askedAt))) return null
    return { link: absolute(linkPath(routes.resetPassword, link.secret)) }
  },
  confirm_change: async (tx, { data: { changeId: id }, code }) => {
    // The same link each time it is mailed, in any order of the mails.
    const { secret, hash } = linkSecretOf(`confirm:${id}`)
    const where = { id, ...isWaiting() }
    const { count } = await tx.emailChange.updateMany({ where, data: { confirmHash: hash } })
    if (!count) return null
    // New digits each time it is mailed, except where the same mail is sent once more.
    const codeHash = keptCode(hash, code)
    await tx.emailChange.updateMany({
      where: { id, OR: [{ codeHash: null }, { codeHash: { not: codeHash } }] },
      data: { codeHash, codeTries: 0 },
    })
    return { code, link: absolute(linkPath(routes.verifyEmail, secret)) }
  },
  change_asked: async (tx, { data: { changeId } }) => {
    const link = await undoLink(tx, changeId)
    return link ? { link } : null
  },
  email_changed: async (tx, { data: { changeId } }) => ({ link: await undoLink(tx, changeId) }),
  sign_in_link: async (tx, { to, data: { browser }, link, code, askedAt }) => {
    const person = await findPerson(tx, to)
    const sent = { ...link, code }
    if (!person || !(await issueSignInLink(tx, person, browser, sent, askedAt))) return null
    return { code, link: absolute(linkPath(routes.signInLink, link.secret)) }
  },
  invitation: async (tx, { to, data: { invitationId: id, sentAt, ...data } }) => {
    // The same link in a reminder.
    const { secret, hash } = linkSecretOf(`invitation:${id}:${sentAt}`)
    // If the invitation was sent again since, `sentAt` differs: the later mail has its link, and this one is dropped.
    // Since it was queued, its person may have refused all, or its leader's account been disabled.
    const open = { id, sentAt: new Date(sentAt), quiet: false, ...leadSomewhere() }
    if (await refusedSince(to, tx)) return null
    const { count } = await tx.invitation.updateMany({ where: open, data: { hash } })
    return count ? { ...data, ...refusalLinks(to), link: absolute(invitationPath(secret)) } : null
  },
  asks_to_join: (tx, { to, data: { groupId } }) => askingOf(tx, to, groupId),
  report_link: async (tx, { data: { linkId, ...data }, link }) => {
    const opens = await openReport(tx, linkId, link)
    return opens === null ? null : { ...data, link: opens }
  },
  free_result: async (tx, { data: { linkId, ...data }, link }) => {
    const opens = await openReport(tx, linkId, link)
    return opens === null ? null : { ...data, link: opens }
  },
  receipt: async (tx, { data: { linkId, ...data }, link }) => {
    // The receipt is sent even where its link was ended since, and leads to the profile instead.
    const opens = await openReport(tx, linkId, link)
    return { ...data, link: opens ?? absolute(routes.profile), isEnded: opens === null }
  },
  payments_open: (tx, { data: { entryId } }) => linksOfEntry(tx, entryId),
  follow_up_week: (tx, { to, data }) => weekOf(tx, to, data),
  follow_up_question: (tx, { to, data }) => questionOf(tx, to, data),
  pair_question: (tx, { to, data }) => pairQuestionOf(tx, to, data),
  try_today: (tx, { to, data }) => tryMailOf(tx, to, data),
}

/** Makes the mail of a job, with its link. Null when it must not be sent anymore: who it was for is gone, or it was used. */
export function completeMail(
  job: Pick<Job<SecretMail>, 'id' | 'data' | 'createdOn'>,
): Promise<Mail | null> {
  const { to, mail } = job.data
  const [link, code] = [linkSecretOf(job.id), codeOf(job.id)]
  return db.$transaction(async (tx) => {
    // Each kind's data fits its function, which the compiler cannot follow through the index.
    const complete = COMPLETIONS[mail.kind] as Completion<SecretKind>
    const data = await complete(tx, { to, data: mail.data, link, code, askedAt: job.createdOn })
    return data && ({ kind: mail.kind, to, data } as Mail)
  })
}

/** The person who may sign in with an address. */
function findPerson(tx: Tx, email: string) {
  return tx.user.findFirst({
    where: { email, disabledAt: null, AND: letsInByMail() },
    select: { id: true, email: true },
  })
}

/** The one link that undoes a change, in every mail of it to the old address. */
async function undoLink(tx: Tx, id: string): Promise<string | undefined> {
  const { secret, hash } = linkSecretOf(`undo:${id}`)
  const { count } = await tx.emailChange.updateMany({
    where: { id, undoUntil: { gt: new Date() } },
    data: { undoHash: hash },
  })
  return count ? absolute(linkPath(routes.undoEmailChange, secret)) : undefined
}

async function openReport(
  tx: Tx,
  id: string,
  { secret, hash }: LinkSecret,
): Promise<string | null> {
  const living = { id, revokedAt: null, expiresAt: { gt: new Date() } }
  const { count } = await tx.reportLink.updateMany({ where: living, data: { hash } })
  return count ? absolute(linkPath(routes.openReport, secret)) : null
}
