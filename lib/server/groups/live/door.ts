import 'server-only'
import { randomBytes } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { LiveDoor, Phone } from '@/lib/api/live'
import { readLiveCode } from '@/lib/join-code'
import { unprovenName } from '@/lib/mail/sender-name'
import { messages } from '@/lib/messages'
import { straight } from '@/lib/visible'
import { db, isDuplicate, Prisma } from '../../base/db'
import { tried } from '../../base/limits'
import { hashOfSecret } from '../../base/signatures'
import { liveCookieHeader } from '../../viewer/live-cookie'
import type { Viewer } from '../../viewer/viewer'
import { checkPart, columnsOf, findOwnResult, type Part, requireParticipant } from './participants'
import { readPhone } from './phone'
import { forgetRoom, placedOf, roomOf } from './room'
import { codeInvalid, isRunning, LIVE_FIELDS, notIn } from './running'

/** So many guests take part at most: a workshop of 300, and some who came in twice. */
const MOST_GUESTS = 500

const DOOR_FIELDS = {
  ...LIVE_FIELDS,
  group: { select: { name: true, membersSee: true } },
} satisfies Prisma.LiveSessionSelect

/**
 * The running live session with a code. Any other code is a guess, also one whose session has ended: throws `link_invalid`,
 * and after too many `too_many_requests`.
 */
async function requireLive(typed: string, client: string) {
  const find = async () => {
    const code = readLiveCode(typed)
    if (!code) return null
    return db.liveSession.findFirst({ where: { code, ...isRunning() }, select: DOOR_FIELDS })
  }
  const row = await tried({ live_code: client }, find, (found) => found === null)
  if (!row) throw codeInvalid()
  return row
}

type Live = Awaited<ReturnType<typeof requireLive>>

/** What the browser and the person have in a live session. */
async function standingOf(
  { session, liveHash }: Viewer,
  { id: sessionId, groupId }: Live,
  on: Prisma.TransactionClient = db,
) {
  const userId = session?.user.id ?? null
  const membership = userId
    ? await on.membership.findUnique({
        where: { groupId_userId: { groupId, userId } },
        select: { withheldAt: true, agreedTo: true },
      })
    : null
  const isMe = [...(liveHash ? [{ hash: liveHash }] : []), ...(membership ? [{ userId }] : [])]
  const rows =
    isMe.length > 0
      ? await on.participant.findMany({
          where: { sessionId, OR: isMe },
          select: { id: true, userId: true, hash: true, isSentOut: true },
        })
      : []
  return {
    userId,
    membership,
    /** What this browser is in the session. */
    here: rows.find(({ hash }) => hash === liveHash) ?? null,
    /** The member’s own row, of this browser or another. */
    own: membership ? (rows.find((row) => row.userId === userId) ?? null) : null,
  }
}

/** Where a code leads, for who has it. Throws `link_invalid`, `not_found` for a guest who was sent out, and `too_many_requests`. */
export async function readDoor(viewer: Viewer, typed: string, client: string): Promise<LiveDoor> {
  const live = await requireLive(typed, client)
  const { userId, membership, here } = await standingOf(viewer, live)
  const isInside = await isIn(viewer, live.code)
  if (here?.isSentOut && !membership) throw notIn()
  const name = viewer.session ? straight(viewer.session.user.firstName) : ''
  if (membership) {
    return {
      group: straight(live.group.name),
      lets_in: isInside ? 'inside' : 'member',
      name,
      can_use_result: await canUse(live, { userId, membership }),
    }
  }
  const isOpen = isInside || live.allowsGuests
  return {
    group: isInside ? straight(live.group.name) : '',
    lets_in: isInside ? 'inside' : live.allowsGuests ? 'guest' : 'sign_in',
    name,
    can_use_result: isOpen && (await findOwnResult(viewer)) !== null,
  }
}

/** Whether a member has a result that the group may see. */
async function canUse(
  live: Live,
  { userId, membership }: Pick<Awaited<ReturnType<typeof standingOf>>, 'userId' | 'membership'>,
): Promise<boolean> {
  const me = { id: '', userId, resultId: null, membership }
  return placedOf(await roomOf(live, []), me, live.group.membersSee) !== null
}

async function isIn(viewer: Viewer, code: string): Promise<boolean> {
  return requireParticipant(viewer, code).then(
    () => true,
    (error) => {
      if (error instanceof ApiError) return false
      throw error
    },
  )
}

interface ComingIn extends Part {
  name?: string
  result_id?: string
}

/**
 * Takes part: a member of the group as themselves, anyone else as a guest. Once more, it changes how. A browser that comes
 * in gets a secret, and a member’s earlier one loses theirs. Throws `link_invalid`, `not_found` for a guest who was sent out, `conflict`, and `invalid` for a guest’s
 * name that could not be a person’s.
 */
export async function comeIn(
  viewer: Viewer,
  {
    code: typed,
    client,
    setCookie,
  }: {
    code: string
    client: string
    setCookie: (header: string) => void
  },
  asked: ComingIn,
): Promise<Phone> {
  const live = await requireLive(typed, client)
  checkPart(asked)
  if (asked.uses_result) {
    // Before the transaction, which would hold a connection while it waits for another.
    const { userId, membership } = await standingOf(viewer, live)
    if (membership && !(await canUse(live, { userId, membership }))) throw noResult()
  }
  const secret = randomBytes(32).toString('base64url')
  const come = () =>
    db.$transaction((tx) => enter(tx, viewer, { live, hash: hashOfSecret(secret) }, asked))
  const kept = await come()
    // They came in twice at once: the second changes what the first made.
    .catch((error: unknown) => (isDuplicate(error) ? come() : Promise.reject(error)))
    .catch((error: unknown) => {
      // The session ended while they came in.
      if (isGone(error)) throw codeInvalid()
      throw error
    })
  forgetRoom(live)
  if (kept === 'new') setCookie(liveCookieHeader(secret))
  const liveHash = kept === 'new' ? hashOfSecret(secret) : viewer.liveHash
  return readPhone(await requireParticipant({ ...viewer, liveHash }, live.code))
}

/** What a row refers to is not there. */
const isGone = (error: unknown) =>
  error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2003'

/** Whether the browser keeps its secret, or needs the new one. */
async function enter(
  tx: Prisma.TransactionClient,
  viewer: Viewer,
  { live, hash }: { live: Live; hash: string },
  asked: ComingIn,
): Promise<'kept' | 'new'> {
  const sessionId = live.id
  const { userId, membership, here, own } = await standingOf(viewer, live, tx)
  const part = columnsOf(asked)
  if (membership) {
    // They were here as a guest before they signed in.
    if (here && here.id !== own?.id && here.userId === null && !here.isSentOut) {
      await tx.participant.delete({ where: { id: here.id } })
    }
    const isKept = own !== null && own.id === here?.id
    await tx.participant.upsert({
      where: { sessionId_userId: { sessionId, userId: userId ?? '' } },
      create: { sessionId, userId, hash, ...part },
      update: { ...part, ...(!isKept && { hash }) },
    })
    return isKept ? 'kept' : 'new'
  }
  const guest = here?.userId === null ? here : null
  if (guest?.isSentOut) throw notIn()
  if (!guest && !live.allowsGuests) throw new ApiError('conflict', messages.live.signIn)
  const name = nameOf(asked.name)
  const resultId = asked.uses_result ? await findOwnResult(viewer, asked.result_id, tx) : null
  if (asked.uses_result && !resultId) throw noResult()
  const data = { ...part, name, resultId }
  if (guest) {
    const { count } = await tx.participant.updateMany({
      where: { id: guest.id, isSentOut: false },
      data: { ...data, hasTurnedOver: false },
    })
    if (count === 0) throw notIn()
    return 'kept'
  }
  if ((await tx.participant.count({ where: { sessionId, userId: null } })) >= MOST_GUESTS) {
    throw new ApiError('conflict', messages.live.full)
  }
  await tx.participant.create({ data: { sessionId, hash, ...data } })
  return 'new'
}

const noResult = () => new ApiError('conflict', messages.live.noResult)

/** A guest’s name, which no one has proven. Throws `invalid`. */
function nameOf(typed: string | undefined): string {
  const name = unprovenName(typed ?? '')
  if (name) return name
  const why = typed ? messages.live.nameUnfit : messages.live.nameNeeded
  throw new ApiError('invalid', messages.api.invalid, { name: why })
}
