import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Joining } from '@/lib/api/join-links'
import { readJoinCode } from '@/lib/join-code'
import { ASKING_MINUTES } from '@/lib/mail/group'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { tried } from '../base/limits'
import { hashOfSecret } from '../base/signatures'
import { askedAbout } from '../mail/asks-to-join'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn, Viewer } from '../viewer/viewer'
import { INVITED_TO_FIELDS, toInvitedTo } from './invited-to'
import { LINK_FIELDS, statusOf, takePlace } from './join-links'
import { addMember, isKeptOut, isOn } from './joining'
import { mailAsksToJoin } from './mail'
import { lockToJoin } from './roles'
import { lockOwnResult, setShared } from './shared-result'

const OPENED_FIELDS = {
  ...LINK_FIELDS,
  groupId: true,
  group: { select: INVITED_TO_FIELDS },
} satisfies Prisma.JoinLinkSelect

type LinkRow = Prisma.JoinLinkGetPayload<{ select: typeof OPENED_FIELDS }>

const linkEnded = ({ group }: LinkRow) =>
  new ApiError('link_invalid', messages.groups.joinEnded(group.leader.firstName))

/**
 * The link with a code, also one that has ended. A code that never was is a guess: throws `link_invalid`, and after too
 * many `too_many_requests`.
 */
async function requireLink(code: string, client: string): Promise<LinkRow> {
  const row = await tried({ join_code: client }, () => findLink(code), isNone)
  if (!row) throw new ApiError('link_invalid', messages.groups.joinUnknown)
  return row
}

const isNone = (row: LinkRow | null) => row === null

async function findLink(code: string): Promise<LinkRow | null> {
  const read = readJoinCode(code)
  if (!read) return null
  const where = { hash: hashOfSecret(read) }
  return db.joinLink.findUnique({ where, select: OPENED_FIELDS })
}

/** What the person has with a link and its group. */
async function findOwn(
  tx: Prisma.TransactionClient,
  { session }: SignedIn,
  { id: joinLinkId, groupId }: LinkRow,
) {
  const { id: userId, email } = session.user
  // A person who has not proven the address learns nothing about it.
  const isOwn = hasRight(session.user, 'join_by_link')
  const isIn = (await tx.membership.count({ where: { groupId, userId } })) > 0
  const request = await tx.joinRequest.findUnique({
    where: { joinLinkId_userId: { joinLinkId, userId } },
    select: { declinedAt: true },
  })
  const isDeclined =
    Boolean(request?.declinedAt) || (isOwn && (await isKeptOut(tx, joinLinkId, email)))
  return { isIn, isAsked: request !== null && !isDeclined, isDeclined }
}

async function standingOf(viewer: Viewer, row: LinkRow): Promise<Joining['standing']> {
  const { session } = viewer
  const own = session ? await findOwn(db, { ...viewer, session }, row) : null
  if (own?.isIn) return 'joined'
  if (own?.isAsked) return 'asked'
  if (statusOf(row) !== 'open' || row.group.archivedAt) throw linkEnded(row)
  if (own?.isDeclined) return 'declined'
  if (!session) return 'signed_out'
  if (!isOfDomain(session.user.email, row.mailDomain)) return 'other_domain'
  return hasRight(session.user, 'join_by_link') ? 'open' : 'unproven'
}

const isOfDomain = (email: string, domain: string | null) =>
  domain === null || email.endsWith(`@${domain}`)

/** A join link as the viewer sees it. Throws `link_invalid`. */
export async function readJoin(viewer: Viewer, code: string, client: string): Promise<Joining> {
  const row = await requireLink(code, client)
  const standing = await standingOf(viewer, row)
  return {
    standing,
    ...toInvitedTo(row.group),
    mail_domain: row.mailDomain,
    asks_first: row.asksFirst,
    group_id: standing === 'joined' ? row.groupId : null,
  }
}

interface JoinCall {
  code: string
  client: string
  agreedTo: MembersSee
  /** Which of their results the person shares; null for all their sittings as one. */
  resultId?: string | null
}

type Joined = { standing: 'joined' | 'asked'; group_id: string | null }

/**
 * Joins the group of a link, or asks its leader to. Joining agrees to share results with the leader, and with the members
 * as far as `agreedTo` and the setting allow. A second call changes nothing. Throws `link_invalid`, and `conflict` for a
 * person whose address is not proven or of another domain, who was declined, or where the group is full.
 */
export async function joinByLink(
  viewer: SignedIn,
  { code, client, agreedTo, resultId = null }: JoinCall,
): Promise<Joined> {
  const row = await requireLink(code, client)
  const standing = await standingOf(viewer, row)
  const { joinProve, joinDomain, joinDeclined } = messages.groups
  if (standing === 'declined') {
    throw new ApiError('conflict', joinDeclined(row.group.leader.firstName))
  }
  if (standing === 'unproven') throw new ApiError('conflict', joinProve)
  if (standing === 'other_domain') throw new ApiError('conflict', joinDomain(row.mailDomain ?? ''))
  if (standing === 'asked') return { standing, group_id: null }
  if (standing === 'joined') return { standing, group_id: row.groupId }
  const { id: userId } = viewer.session.user
  return db.$transaction(async (tx): Promise<Joined> => {
    const group = await lockToJoin(tx, row.groupId)
    if (!group) throw linkEnded(row)
    // As it was shown to the person: since then, its leader may have changed it, or answered.
    const { isIn, isAsked, isDeclined } = await findOwn(tx, viewer, row)
    if (isIn) return { standing: 'joined', group_id: group.id }
    const { id: joinLinkId, mailDomain, asksFirst } = row
    const shown = { id: joinLinkId, mailDomain, asksFirst, ...isOn() }
    if (isDeclined) throw linkEnded(row)
    if (isAsked) return { standing: 'asked', group_id: null }
    if (asksFirst) {
      if (resultId !== null) await lockOwnResult(tx, { userId, resultId })
      if ((await tx.joinLink.count({ where: shown })) === 0) throw linkEnded(row)
      // Of one person one request waits: an earlier link's would stay when they take this one back.
      await tx.joinRequest.deleteMany({ where: ownRequests(row, userId) })
      await tx.joinRequest.create({ data: { joinLinkId, userId, agreedTo, resultId } })
      await tellLeaders(tx, row)
      return { standing: 'asked', group_id: null }
    }
    if (!(await takePlace(tx, shown))) throw linkEnded(row)
    await addMember(tx, group, { userId, agreedTo, agreedBy: 'proven_address', joinLinkId })
    if (resultId !== null) await setShared(tx, { groupId: group.id, userId, resultId })
    return { standing: 'joined', group_id: group.id }
  })
}

/**
 * A person's requests to join a group that no leader has answered, as a condition for the query: whatever the person may by
 * now (`isAsked` asks that), because what is theirs they can replace and take back.
 */
const ownRequests = ({ groupId }: Pick<LinkRow, 'groupId'>, userId: string) =>
  ({ userId, declinedAt: null, joinLink: { groupId } }) satisfies Prisma.JoinRequestWhereInput

/**
 * Tells every leader of the group by mail: now, or so long after the last time, of all who ask until then. Its caller
 * holds the group's lock, so that of two requests at once one tells.
 */
async function tellLeaders(tx: Prisma.TransactionClient, { id, groupId }: LinkRow): Promise<void> {
  const link = await tx.joinLink.findUniqueOrThrow({ where: { id }, select: { toldAt: true } })
  const now = Date.now()
  const last = link.toldAt?.getTime() ?? 0
  // The mail that waits for that moment tells of this one, too.
  if (last > now) return
  const at = new Date(Math.max(now, last + ASKING_MINUTES * 60_000))
  const leaders = await tx.user.findMany({
    where: askedAbout(groupId),
    select: { email: true },
  })
  for (const { email } of leaders) await mailAsksToJoin(tx, email, { id: groupId }, at)
  await tx.joinLink.update({ where: { id }, data: { toldAt: at }, select: { id: true } })
}

/** Takes back what the person asked, by whichever link of the group. Throws `link_invalid`. */
export async function withdrawRequest(
  { session }: SignedIn,
  code: string,
  client: string,
): Promise<void> {
  const link = await requireLink(code, client)
  await db.joinRequest.deleteMany({ where: ownRequests(link, session.user.id) })
}
