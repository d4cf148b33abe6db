import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { Invitation } from '@/lib/api/invitations'
import type { MembersSee } from '@/lib/members-see'
import { messages } from '@/lib/messages'
import { proveFromSession } from '../accounts/owners'
import { db, type Prisma } from '../base/db'
import { hashOfSecret } from '../base/signatures'
import { isId } from '../base/storable'
import { isOpen } from '../mail/open-invitations'
import { noteDeclined } from '../mail/refusals'
import { addressWith } from '../viewer/address-rights'
import { isSignedIn, type SignedIn, type Viewer } from '../viewer/viewer'
import { INVITED_TO_FIELDS, toInvitedTo } from './invited-to'
import { addMember } from './joining'
import { lockToJoin, refuseArchived } from './roles'
import { setShared } from './shared-result'

const INVITATION_FIELDS = {
  id: true,
  email: true,
  expiresAt: true,
  groupId: true,
  group: { select: INVITED_TO_FIELDS },
} satisfies Prisma.InvitationSelect

type InvitationRow = Prisma.InvitationGetPayload<{ select: typeof INVITATION_FIELDS }>

const toInvitation = ({ id, email, expiresAt, group }: InvitationRow): Invitation => ({
  id,
  email,
  ...toInvitedTo(group),
  expires_at: expiresAt.toISOString(),
})

const linkInvalid = () => new ApiError('link_invalid', messages.groups.invitationInvalid)

/**
 * The invitations that a token names for this viewer, as a condition for the query: the secret of a mailed link works
 * for any viewer; an id only for the person whose proven address was invited.
 */
function namedBy(viewer: Viewer, token: string): Prisma.InvitationWhereInput | null {
  if (!isId(token)) return { hash: hashOfSecret(token) }
  const email = viewer.session && addressWith(viewer.session.user, 'answer_invitations')
  return email === null ? null : { id: token, email }
}

/** The open invitations to the person, newest first, without those to archived groups; none before their address is proven to be theirs. */
export async function listReceived({ session }: SignedIn): Promise<Invitation[]> {
  const email = addressWith(session.user, 'answer_invitations')
  if (email === null) return []
  const rows = await db.invitation.findMany({
    where: { email, quiet: false, ...isOpen(), group: { archivedAt: null } },
    orderBy: { sentAt: 'desc' },
    select: INVITATION_FIELDS,
  })
  return rows.map(toInvitation)
}

/** An open invitation. Throws `link_invalid`, and `conflict` for an archived group. */
async function requireOpen(viewer: Viewer, token: string): Promise<Invitation> {
  const named = namedBy(viewer, token)
  const row =
    named &&
    (await db.invitation.findFirst({ where: { ...named, ...isOpen() }, select: INVITATION_FIELDS }))
  if (!row) throw linkInvalid()
  refuseArchived(row.group)
  return toInvitation(row)
}

/** The same for a browser that shows it. By its mailed link, it counts as opened. */
export async function requireInvitation(viewer: Viewer, token: string): Promise<Invitation> {
  const invitation = await requireOpen(viewer, token)
  if (!isId(token)) {
    await db.invitation.updateMany({
      where: { id: invitation.id, openedAt: null },
      data: { openedAt: new Date() },
    })
  }
  return invitation
}

export type InvitationAccess =
  | { status: 'gone' }
  | { status: 'archived' }
  /** Accepted before, by this person, who is still in the group. */
  | { status: 'joined'; groupId: string }
  | { status: 'signed_out' | 'invited' | 'someone_else'; invitation: Invitation }

/** What the page of an invitation shows this viewer. */
export async function readInvitation(viewer: Viewer, token: string): Promise<InvitationAccess> {
  const groupId = isSignedIn(viewer) ? await findJoined(db, viewer, token) : null
  if (groupId) return { status: 'joined', groupId }
  try {
    const invitation = await requireOpen(viewer, token)
    if (!isSignedIn(viewer)) return { status: 'signed_out', invitation }
    const isInvited = viewer.session.user.email === invitation.email
    return { status: isInvited ? 'invited' : 'someone_else', invitation }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'link_invalid') return { status: 'gone' }
    if (error instanceof ApiError && error.code === 'conflict') return { status: 'archived' }
    throw error
  }
}

/** The group that the person joined with this invitation, if they are still in it. */
async function findJoined(
  tx: Prisma.TransactionClient,
  viewer: SignedIn,
  token: string,
): Promise<string | null> {
  const named = namedBy(viewer, token)
  const { id: userId, email } = viewer.session.user
  const row =
    named &&
    (await tx.invitation.findFirst({
      where: {
        AND: [named, { email }],
        acceptedAt: { not: null },
        group: { memberships: { some: { userId } } },
      },
      select: { groupId: true },
    }))
  return row?.groupId ?? null
}

/**
 * Joins the group. Joining agrees to share results with its leader, and with its members as far as `agreedTo` and the
 * setting allow. A second call changes nothing. The mailed link proves the address. Throws `link_invalid`, also for
 * people who are not invited, `conflict` for a full or an archived group, and `not_found` for a result that is not theirs.
 */
export async function acceptInvitation(
  viewer: SignedIn,
  token: string,
  agreedTo: MembersSee,
  resultId: string | null = null,
): Promise<{ group_id: string }> {
  const named = namedBy(viewer, token)
  if (!named) throw linkInvalid()
  const { id: userId, email } = viewer.session.user
  return db.$transaction(async (tx) => {
    const row = await tx.invitation.findFirst({
      where: { AND: [named, { email }] },
      select: { id: true, groupId: true },
    })
    if (!row) throw linkInvalid()
    const { id, groupId } = row
    const group = await lockToJoin(tx, groupId)
    if (!group) throw linkInvalid()
    const { count } = await tx.invitation.updateMany({
      where: { id, ...isOpen() },
      data: { acceptedAt: new Date() },
    })
    if (count === 0) {
      if (await findJoined(tx, viewer, token)) return { group_id: groupId }
      throw linkInvalid()
    }
    await addMember(tx, group, {
      userId,
      agreedTo,
      agreedBy: isId(token) ? 'proven_address' : 'mailed_link',
    })
    if (resultId !== null) await setShared(tx, { groupId, userId, resultId })
    if (!isId(token)) await proveFromSession(tx, userId, email)
    return { group_id: groupId }
  })
}

/** Turns an invitation down; for a while no leader of the group may invite the address again. Throws `link_invalid`. */
export async function declineInvitation(viewer: Viewer, token: string): Promise<void> {
  const named = namedBy(viewer, token)
  if (!named) throw linkInvalid()
  await db.$transaction(async (tx) => {
    const row = await tx.invitation.findFirst({
      where: { ...named, ...isOpen() },
      select: {
        id: true,
        email: true,
        group: {
          select: {
            leaderId: true,
            memberships: { where: { leads: true }, select: { userId: true } },
          },
        },
      },
    })
    const { count } = row
      ? await tx.invitation.deleteMany({ where: { id: row.id, ...isOpen() } })
      : { count: 0 }
    if (!row || count === 0) throw linkInvalid()
    const { leaderId, memberships } = row.group
    const leaders = new Set([leaderId, ...memberships.map(({ userId }) => userId)])
    await noteDeclined(tx, row.email, [...leaders])
  })
}
