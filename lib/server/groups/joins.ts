import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Joining } from '@/lib/api/join-links'
import { readJoinCode } from '@/lib/join-code'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { db, type Prisma } from '../base/db'
import { spendIfLeft, tried } from '../base/limits'
import { hashOfSecret } from '../base/signatures'
import { hasRight } from '../viewer/address-rights'
import type { SignedIn, Viewer } from '../viewer/viewer'
import { INVITED_TO_FIELDS, toInvitedTo } from './invited-to'
import { LINK_FIELDS, statusOf, takePlace } from './join-links'
import { addMember, isOn } from './joining'
import { mailAsksToJoin } from './mail'
import { lockToJoin } from './roles'
import { holdOwn, setShared } from './shared-result'

const OPENED_FIELDS = {
  ...LINK_FIELDS,
  groupId: true,
  group: {
    select: {
      ...INVITED_TO_FIELDS,
      leader: {
        select: {
          ...INVITED_TO_FIELDS.leader.select,
          ...{ email: true, emailVerifiedAt: true, ownerProvenAt: true },
        },
      },
    },
  },
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
  const userId = session.user.id
  const isIn = (await tx.membership.count({ where: { groupId, userId } })) > 0
  const request = await tx.joinRequest.findUnique({
    where: { joinLinkId_userId: { joinLinkId, userId } },
    select: { declinedAt: true },
  })
  return { isIn, request }
}

async function standingOf(viewer: Viewer, row: LinkRow): Promise<Joining['standing']> {
  const { session } = viewer
  const own = session ? await findOwn(db, { ...viewer, session }, row) : null
  if (own?.isIn) return 'joined'
  if (own?.request && !own.request.declinedAt) return 'asked'
  if (statusOf(row) !== 'open' || row.group.archivedAt) throw linkEnded(row)
  if (own?.request) return 'declined'
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
  /** Which of their results the person shares; null for their newest. */
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
  const mayTell = row.asksFirst && (await mayTellLeader(row))
  return db.$transaction(async (tx): Promise<Joined> => {
    const group = await lockToJoin(tx, row.groupId)
    if (!group) throw linkEnded(row)
    // As it was shown to the person: since then, its leader may have changed it, or answered.
    const { isIn, request } = await findOwn(tx, viewer, row)
    if (isIn) return { standing: 'joined', group_id: group.id }
    const { id: joinLinkId, mailDomain, asksFirst } = row
    const shown = { id: joinLinkId, mailDomain, asksFirst, ...isOn() }
    if (request?.declinedAt) throw linkEnded(row)
    if (request) return { standing: 'asked', group_id: null }
    if (asksFirst) {
      if (resultId !== null) await holdOwn(tx, { userId, resultId })
      if ((await tx.joinLink.count({ where: shown })) === 0) throw linkEnded(row)
      if (mayTell && (await countWaiting(tx, row)) === 0) {
        await mailAsksToJoin(tx, row.group.leader.email, group)
      }
      // Of one person one request waits: an earlier link's would stay when they take this one back.
      await tx.joinRequest.deleteMany({ where: isWaiting(row, userId) })
      await tx.joinRequest.create({ data: { joinLinkId, userId, agreedTo, resultId } })
      return { standing: 'asked', group_id: null }
    }
    if (!(await takePlace(tx, shown))) throw linkEnded(row)
    await addMember(tx, group, { userId, agreedTo, agreedBy: 'proven_address', joinLinkId })
    if (resultId !== null) await setShared(tx, { groupId: group.id, userId, resultId })
    return { standing: 'joined', group_id: group.id }
  })
}

/** Requests to join a group that no leader has answered, as a condition for the query; of one person, or of all. */
const isWaiting = ({ groupId }: Pick<LinkRow, 'groupId'>, userId?: string) =>
  ({ userId, declinedAt: null, joinLink: { groupId } }) satisfies Prisma.JoinRequestWhereInput

const countWaiting = (tx: Prisma.TransactionClient, row: LinkRow) =>
  tx.joinRequest.count({ where: isWaiting(row) })

/** Whether the leader hears by mail of a request: only of the first of those that wait, and not over and over. */
async function mayTellLeader(row: LinkRow): Promise<boolean> {
  const { leader } = row.group
  if (!hasRight(leader, 'be_asked') || (await countWaiting(db, row)) > 0) return false
  return (await spendIfLeft({ mail_recipient: leader.email })) !== null
}

/** Takes back what the person asked, by whichever link of the group. Throws `link_invalid`. */
export async function withdrawRequest(
  { session }: SignedIn,
  code: string,
  client: string,
): Promise<void> {
  const link = await requireLink(code, client)
  await db.joinRequest.deleteMany({ where: isWaiting(link, session.user.id) })
}
