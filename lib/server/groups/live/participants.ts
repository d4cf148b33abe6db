import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { readLiveCode } from '@/lib/join-code'
import { messages } from '@/lib/messages'
import { ownResults } from '../../assessments/results'
import { db, type Prisma } from '../../base/db'
import { isId } from '../../base/storable'
import type { Viewer } from '../../viewer/viewer'
import { forgetGuesses } from './leaving'
import { forgetRoom, placedOf, roomOf } from './room'
import { isRunning, LIVE_FIELDS, notIn, takesPart } from './running'

type Tx = Prisma.TransactionClient

/** What is read of someone who takes part, for their own phone. */
const ME_FIELDS = {
  id: true,
  userId: true,
  showsName: true,
  usesResult: true,
  mayBeGuessed: true,
  hasTurnedOver: true,
  resultId: true,
  dotX: true,
  dotY: true,
  isDotLeft: true,
  agreement: true,
  answers: { select: { step: true, answer: true } },
  session: {
    select: { ...LIVE_FIELDS, group: { select: { name: true, membersSee: true } } },
  },
} satisfies Prisma.ParticipantSelect

type MeRow = Prisma.ParticipantGetPayload<{ select: typeof ME_FIELDS }>

/** For the compiler only: no other file can name this key, so only requireParticipant makes the type that has it. */
declare const takes: unique symbol

/** A viewer who takes part in a live session. */
export type Participant = Viewer & {
  readonly me: MeRow & {
    /** Null for a guest. */
    readonly membership: {
      readonly withheldAt: Date | null
      readonly agreedTo: MeRow['session']['group']['membersSee']
      readonly agreement: { readonly text: string } | null
    } | null
  }
  readonly [takes]: true
}

/**
 * The viewer as someone who takes part in the live session with this code, by the cookie of their browser, a member while
 * they are signed in. Throws `not_found`: for a wrong code, after the end, once they were sent out, for a member who has left
 * the group, and where they have come in on another device since.
 */
export async function requireParticipant(viewer: Viewer, typed: string): Promise<Participant> {
  const code = readLiveCode(typed)
  const row =
    code && viewer.liveHash
      ? await db.participant.findFirst({
          where: {
            hash: viewer.liveHash,
            isSentOut: false,
            session: { code, ...isRunning() },
            // A member's part needs their session, too: the next person at this browser is not them.
            OR: [{ userId: null }, ...(viewer.session ? [{ userId: viewer.session.user.id }] : [])],
          },
          select: {
            ...ME_FIELDS,
            user: {
              select: {
                memberships: {
                  where: { group: { live: { code } } },
                  select: {
                    withheldAt: true,
                    agreedTo: true,
                    agreement: { select: { text: true } },
                  },
                },
              },
            },
          },
        })
      : null
  const membership = row?.user?.memberships[0] ?? null
  if (!row || (row.userId !== null && !membership)) throw notIn()
  return { ...viewer, me: { ...row, membership } } as unknown as Participant
}

/** How someone takes part, as they choose it. */
export interface Part {
  shows_name: boolean
  uses_result: boolean
  may_be_guessed: boolean
}

/** Throws `conflict` where someone offers to be guessed without their name or result on the wall. */
export function checkPart({ shows_name, uses_result, may_be_guessed }: Part): void {
  if (may_be_guessed && !(shows_name && uses_result)) {
    throw new ApiError('conflict', messages.live.guessNeeds)
  }
}

/** The id of the result that a guest would show: the one named, else the newest that is theirs; null for none. */
export async function findOwnResult(
  viewer: Viewer,
  resultId?: string,
  on: Pick<Tx, 'assessment'> = db,
): Promise<string | null> {
  const own = ownResults(viewer)
  const row = own
    ? await on.assessment.findFirst({
        where: { id: resultId, AND: own },
        orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
        select: { id: true },
      })
    : null
  return row?.id ?? null
}

/**
 * Changes how someone takes part. What needs the name or the result ends with them. Throws `conflict` for what needs more
 * than there is, and `not_found` where they no longer take part.
 */
export async function changePart(participant: Participant, asked: Partial<Part>): Promise<void> {
  const { me } = participant
  const { session: live } = me
  const shows_name = asked.shows_name ?? me.showsName
  const uses_result = asked.uses_result ?? me.usesResult
  // Taking back the name or the result takes back the offer, which needs both.
  const may_be_guessed = asked.may_be_guessed ?? (me.mayBeGuessed && shows_name && uses_result)
  const part = { shows_name, uses_result, may_be_guessed }
  checkPart(part)
  const isNew = uses_result && !me.usesResult
  let resultId = uses_result ? me.resultId : null
  if (isNew && me.userId === null) {
    resultId = await findOwnResult(participant)
    if (resultId === null) throw new ApiError('conflict', messages.live.noResult)
  } else if (isNew) {
    const room = await roomOf(live, [me.id])
    if (!placedOf(room, me, live.group.membersSee)) {
      throw new ApiError('conflict', messages.live.noResult)
    }
  }
  // Only what was asked for, and what hangs on it: another change may be under way.
  const data = {
    showsName: asked.shows_name,
    usesResult: asked.uses_result,
    resultId: asked.uses_result === undefined ? undefined : resultId,
    mayBeGuessed: may_be_guessed ? asked.may_be_guessed : false,
    hasTurnedOver: may_be_guessed ? undefined : false,
  }
  await db.$transaction(async (tx) => {
    const { count } = await tx.participant.updateMany({
      where: { id: me.id, isSentOut: false },
      data,
    })
    if (count === 0) throw notIn()
    if (!may_be_guessed) await forgetGuesses(tx, live.id, [me.id])
  })
  if (isNew) forgetRoom(live)
}

export const columnsOf = ({ shows_name, uses_result, may_be_guessed }: Part) => ({
  showsName: shows_name,
  usesResult: uses_result,
  mayBeGuessed: may_be_guessed,
})

/** Takes someone out, with all that they did, and what the room guessed about them. */
export async function goOut({ me }: Participant): Promise<void> {
  await db.$transaction(async (tx) => {
    await forgetGuesses(tx, me.session.id, [me.id])
    await tx.participant.deleteMany({ where: { id: me.id, isSentOut: false } })
  })
}

/** The person a step is about, while they offer to be guessed; else null. */
export function findColleague(live: { id: string; groupId: string }, id: string, on: Tx = db) {
  if (!isId(id)) return null
  return on.participant.findFirst({
    where: {
      id,
      sessionId: live.id,
      showsName: true,
      usesResult: true,
      mayBeGuessed: true,
      ...takesPart(live.groupId),
    },
    select: { id: true, userId: true, hasTurnedOver: true, resultId: true },
  })
}
