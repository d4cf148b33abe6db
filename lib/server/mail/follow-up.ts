import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { stopFollowUp as stopping } from '@/lib/api/follow-up'
import { QUESTION, WORKED, type Worked } from '@/lib/follow-up'
import { messages } from '@/lib/messages'
import { didItWorkPath, groupPath, linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readLink, signLink } from '../base/signatures'
import { isId } from '../base/storable'
import { dated, mayGetAskedFor, momentOf } from './asked-for'
import { stopPairMail } from './pair-mails'
import { stopTryMails } from './try-mails'

const STOP = 'stop-follow-up'
const ANSWER = 'answer-follow-up'

/** Agreements whose member wants mails, may get them, and is in a group that goes on. */
export function isFollowed(): Prisma.AgreementWhereInput {
  return {
    mailsFrom: { not: null },
    membership: {
      withheldAt: null,
      group: { archivedAt: null },
      user: mayGetAskedFor(),
    },
  }
}

/**
 * What a mail about an agreement says, as it is when the mail is sent; null where its member has stopped the mails, left,
 * or has another address by now.
 */
async function readFollowed(tx: Prisma.TransactionClient, to: string, id: string) {
  const row = await tx.agreement.findFirst({
    where: { AND: [isFollowed(), { id, membership: { user: { email: to } } }] },
    select: {
      text: true,
      createdAt: true,
      mailsFrom: true,
      groupId: true,
      membership: {
        select: { user: { select: { firstName: true } }, group: { select: { name: true } } },
      },
    },
  })
  if (!row?.mailsFrom) return null
  const { user, group } = row.membership
  const stop = signLink(STOP, [id, dated(row.mailsFrom)])
  return {
    answer: signLink(ANSWER, [id, dated(row.createdAt)]),
    groupId: row.groupId,
    mail: {
      name: user.firstName,
      group: group.name,
      agreement: row.text,
      leaveLink: absolute(linkPath(routes.stopFollowUp, stop)),
      oneClick: absolute(linkPath(stopping.path, stop)),
    },
  }
}

interface Week {
  agreementId: string
  week: number
  thing: string | null
  about?: string | null
}

export async function weekOf(
  tx: Prisma.TransactionClient,
  to: string,
  { agreementId, week, thing, about }: Week,
) {
  const followed = await readFollowed(tx, to, agreementId)
  if (!followed) return null
  const { groupId, mail } = followed
  const isSaid = about === null || (about !== undefined && (await showsStyle(tx, groupId, about)))
  return { ...mail, link: absolute(groupPath(groupId)), week, thing: isSaid ? thing : null }
}

/** Whether a member still shows the others a style: since the mail was due, they may have withdrawn. */
async function showsStyle(tx: Prisma.TransactionClient, groupId: string, userId: string) {
  const shown = { not: 'leader_only' } as const
  const where = { groupId, userId, withheldAt: null, agreedTo: shown, group: { membersSee: shown } }
  return (await tx.membership.count({ where })) > 0
}

export async function questionOf(
  tx: Prisma.TransactionClient,
  to: string,
  { agreementId }: { agreementId: string },
) {
  const followed = await readFollowed(tx, to, agreementId)
  if (!followed) return null
  const { answer, mail } = followed
  const links = WORKED.map((worked) => [worked, absolute(didItWorkPath(answer, worked))])
  return { ...mail, answers: Object.fromEntries(links) as Record<Worked, string> }
}

/**
 * Ends the mails about an agreement, of a group or of two people, or the weekly line, by the link in one of them. Repeatable.
 * Throws `link_invalid` for a link that is not ours or too old, and where the mails go on that were asked for later.
 */
export async function stopFollowUp(token: string): Promise<void> {
  if ((await stopTryMails(token)) || (await stopPairMail(token))) return
  const { id, since } = readToken(STOP, token)
  const row = await db.agreement.findUnique({ where: { id }, select: { mailsFrom: true } })
  if (!row?.mailsFrom) return
  const { count } = await db.agreement.updateMany({
    where: { id, mailsFrom: since },
    data: { mailsFrom: null },
  })
  if (count === 0) throw linkInvalid()
}

/**
 * Keeps the answer to the question in the last mail; a later one replaces it. Throws `link_invalid` for a link that is
 * not ours or too old, and where the agreement is gone, has another text by now, or was not asked about.
 */
export async function answerFollowUp(token: string, worked: Worked): Promise<void> {
  const { id, since } = readToken(ANSWER, token)
  const { count } = await db.agreement.updateMany({
    where: {
      id,
      createdAt: since,
      mailsSent: QUESTION,
      membership: { group: { archivedAt: null } },
    },
    data: { worked, answeredAt: new Date() },
  })
  if (count === 0) throw linkInvalid()
}

const linkInvalid = () => new ApiError('link_invalid', messages.auth.linkInvalid)

function readToken(purpose: string, token: string): { id: string; since: Date } {
  const [id = '', since = ''] = readLink(purpose, token) ?? []
  if (!isId(id)) throw linkInvalid()
  return { id, since: momentOf(since) }
}
