import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { refuseInvitations as refusing } from '@/lib/api/invitations'
import { messages } from '@/lib/messages'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readLink, signatureOf, signaturesOf, signLink } from '../base/signatures'

type Tx = Prisma.TransactionClient

/** What is signed: links, and what a refusal is about. */
const [LINK, CODE] = ['no-invitations', 'invitation-refusal']

/** An address that no one, or not this leader, may invite. */
const refusal = (email: string, leaderId = '') => `${leaderId}:${email}`

/**
 * The codes of an address, for everyone or for a leader, by each of our secrets, the newest first: no row here has the
 * address, and only we can look whether one is of it.
 */
const codesOf = (email: string, leaderId?: string) => signaturesOf(CODE, refusal(email, leaderId))

/** What the link in the foot of an invitation carries: the codes of the address that it went to. */
const tokenOf = (email: string) => signLink(LINK, codesOf(email))

/** The ways to say that no one here may invite this address. */
export function refusalLinks(email: string) {
  const token = tokenOf(email)
  return {
    leaveLink: absolute(linkPath(routes.noInvitations, token)),
    oneClick: absolute(linkPath(refusing.path, token)),
  }
}

function readToken(token: string): [string, ...string[]] {
  const [newest, ...older] = readLink(LINK, token) ?? []
  if (newest === undefined) throw new ApiError('link_invalid', messages.auth.linkInvalid)
  return [newest, ...older]
}

const byEveryone = (codes: readonly string[]) =>
  ({ hash: { in: [...codes] }, everyone: true }) satisfies Prisma.InvitationRefusalWhereInput

/** Notes that no one may invite the address of a link. Repeatable. Throws `link_invalid`. */
export async function refuseInvitations(token: string): Promise<void> {
  const codes = readToken(token)
  await db.$transaction(async (tx) => {
    if (await tx.invitationRefusal.count({ where: byEveryone(codes) })) return
    const data = { hash: codes[0], everyone: true }
    await tx.invitationRefusal.createMany({ data, skipDuplicates: true })
  })
}

/** Undoes that. Repeatable. Throws `link_invalid`. */
export async function allowInvitations(token: string): Promise<void> {
  await db.invitationRefusal.deleteMany({ where: byEveryone(readToken(token)) })
}

/** Whether no one may invite the address of a link. Throws `link_invalid`. */
export async function readRefusal(token: string): Promise<boolean> {
  return (await db.invitationRefusal.count({ where: byEveryone(readToken(token)) })) > 0
}

/** Since when no one may invite an address; null while people may. */
export async function refusedSince(email: string, on: Tx = db): Promise<Date | null> {
  const row = await on.invitationRefusal.findFirst({
    where: byEveryone(codesOf(email)),
    select: { refusedAt: true },
  })
  return row?.refusedAt ?? null
}

/** The page where a person undoes it; null while people may invite them. */
export async function refusalPathOf(email: string): Promise<string | null> {
  return (await refusedSince(email)) && linkPath(routes.noInvitations, tokenOf(email))
}

/** Notes that an address declined an invitation to a group: for a while none of its leaders may invite it. */
export async function noteDeclined(
  tx: Tx,
  email: string,
  leaderIds: readonly string[],
): Promise<void> {
  const hashes = leaderIds.map((id) => signatureOf(CODE, refusal(email, id)))
  await tx.invitationRefusal.deleteMany({ where: { hash: { in: hashes } } })
  await tx.invitationRefusal.createMany({
    data: hashes.map((hash) => ({ hash, everyone: false })),
    skipDuplicates: true,
  })
}

/** Whether an invitation of this leader may not reach an address. */
export async function refuses(tx: Tx, email: string, leaderId: string): Promise<boolean> {
  const hash = { in: [...codesOf(email), ...codesOf(email, leaderId)] }
  return (await tx.invitationRefusal.count({ where: { hash } })) > 0
}
