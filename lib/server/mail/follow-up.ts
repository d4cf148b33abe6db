import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { stopFollowUp as stopping } from '@/lib/api/follow-up'
import { QUESTION, WORKED, type Worked } from '@/lib/follow-up'
import { messages } from '@/lib/messages'
import { didItWorkPath, groupPath, linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readSigned, signValue } from '../base/signatures'
import { whoHas } from '../viewer/address-rights'

const PURPOSE = 'follow-up'

/** Agreements whose member wants mails, may get them, and is in a group that goes on. */
export function isFollowed(): Prisma.AgreementWhereInput {
  return {
    mailsFrom: { not: null },
    membership: {
      withheldAt: null,
      group: { archivedAt: null },
      user: { disabledAt: null, AND: whoHas('follow_up') },
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
      groupId: true,
      membership: {
        select: { user: { select: { firstName: true } }, group: { select: { name: true } } },
      },
    },
  })
  if (!row) return null
  const { user, group } = row.membership
  const token = signValue(PURPOSE, id)
  return {
    token,
    groupId: row.groupId,
    mail: {
      name: user.firstName,
      group: group.name,
      agreement: row.text,
      leaveLink: absolute(linkPath(routes.stopFollowUp, token)),
      oneClick: absolute(linkPath(stopping.path, token)),
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
  const { token, mail } = followed
  const links = WORKED.map((worked) => [worked, absolute(didItWorkPath(token, worked))])
  return { ...mail, answers: Object.fromEntries(links) as Record<Worked, string> }
}

/** Ends the mails about an agreement by the link in one of them. Repeatable. Throws `link_invalid` for a wrong signature. */
export async function stopFollowUp(token: string): Promise<void> {
  await db.agreement.updateMany({ where: { id: readToken(token) }, data: { mailsFrom: null } })
}

/**
 * Keeps the answer to the question in the last mail; a later one replaces it. Throws `link_invalid` for a wrong signature,
 * and where the agreement is gone or was not asked about.
 */
export async function answerFollowUp(token: string, worked: Worked): Promise<void> {
  const { count } = await db.agreement.updateMany({
    where: {
      id: readToken(token),
      mailsSent: QUESTION,
      membership: { group: { archivedAt: null } },
    },
    data: { worked, answeredAt: new Date() },
  })
  if (count === 0) throw linkInvalid()
}

const linkInvalid = () => new ApiError('link_invalid', messages.auth.linkInvalid)

function readToken(token: string): string {
  const id = readSigned(PURPOSE, token)
  if (id === null) throw linkInvalid()
  return id
}
