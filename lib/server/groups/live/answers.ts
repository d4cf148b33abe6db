import 'server-only'
import { z } from 'zod'
import { ApiError } from '@/lib/api/errors'
import type { LiveAnswer, LiveStep } from '@/lib/api/live'
import { countsOf, isRefused, stepKey, takesAnswer } from '@/lib/disc/team/live'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../../base/db'
import { queryRows } from '../../base/sql'
import { agreeToDo } from '../agreements'
import { findColleague, type Participant } from './participants'
import { type LiveRow, notIn, stepOf, takesPart } from './running'

type Tx = Prisma.TransactionClient

const conflict = (why: string) => new ApiError('conflict', why)

const written = z.object({ id: z.string() })

/**
 * Answers the step of the live session, in place of one’s answer before; null takes it back. Throws `conflict` where the
 * session is at another step, or its counts are on the wall.
 */
export async function answer(
  { me }: Participant,
  { step, answer: given }: { step: LiveStep; answer: LiveAnswer | null },
): Promise<void> {
  const key = stepKey(step)
  const now = stepOf(me.session)
  if (key === null || key !== stepKey(now)) throw conflict(messages.live.stepPast)
  if (given !== null && !takesAnswer(step, given)) throw conflict(messages.live.stepPast)
  if (step.kind === 'colleague' && step.of === me.id) throw conflict(messages.live.notYours)
  if (step.kind === 'colleague' && !(await findColleague(me.session, step.of))) {
    throw conflict(messages.live.stepPast)
  }
  // Prisma has no FOR SHARE: with it, a freeze waits for answers that are under way, and those that come after it find
  // the session shown. Answers do not wait for each other.
  const open = Prisma.sql`SELECT participants.id FROM live_sessions
    JOIN participants ON participants.session_id = live_sessions.id
    WHERE participants.id = ${me.id}::uuid AND NOT participants.is_sent_out
      AND live_sessions.step_kind = ${step.kind} AND live_sessions.step_of = ${step.of}
      AND NOT live_sessions.is_shown AND live_sessions.ends_at > ${new Date()}
    FOR SHARE OF live_sessions`
  const sql =
    given === null
      ? Prisma.sql`WITH open AS MATERIALIZED (${open}), gone AS (
          DELETE FROM given_answers USING open
          WHERE given_answers.participant_id = open.id AND given_answers.step = ${key})
        SELECT open.id::text FROM open`
      : Prisma.sql`WITH open AS MATERIALIZED (${open})
        INSERT INTO given_answers (participant_id, step, answer)
        SELECT open.id, ${key}, ${given} FROM open
        ON CONFLICT (participant_id, step) DO UPDATE SET answer = excluded.answer
        RETURNING participant_id::text AS id`
  // Prisma has no FOR SHARE, as above.
  const rows = await queryRows(db, written, sql)
  if (rows.length === 0) throw conflict(messages.live.counted)
}

/**
 * Freezes the counts of the present step, which were not shown before: what is counted here is counted once, and how each
 * answered goes. A finding that the room refused leaves the group’s page and kit.
 */
export async function freeze(
  tx: Tx,
  live: Pick<LiveRow, 'id' | 'groupId' | 'stepKind' | 'stepOf'>,
) {
  const now = stepOf(live)
  const step = stepKey(now)
  if (step === null) return
  // Waits for answers that are under way.
  const { count } = await tx.liveSession.updateMany({
    where: { id: live.id, stepKind: now.kind, stepOf: now.of, isShown: false },
    data: { isShown: true },
  })
  if (count === 0) return
  const given = { step, participant: { sessionId: live.id, ...takesPart(live.groupId) } }
  const answers = await tx.givenAnswer.findMany({ where: given, select: { answer: true } })
  const counts = countsOf(
    now,
    answers.map((one) => one.answer),
  )
  await tx.shownCount.create({
    data: { sessionId: live.id, step, counts: { ...counts, answered: answers.length } },
  })
  await tx.givenAnswer.deleteMany({ where: { step, participant: { sessionId: live.id } } })
  if (!isRefused(counts)) return
  const refused = { groupId: live.groupId, finding: now.of }
  await tx.refusedFinding.createMany({ data: refused, skipDuplicates: true })
}

/** Sets where someone thinks that they sit. Throws `conflict` once the reveal has begun. */
export async function putDot(
  { me }: Participant,
  { x, y, is_left: isDotLeft }: { x: number; y: number; is_left: boolean },
): Promise<void> {
  const { count } = await db.participant.updateMany({
    where: { id: me.id, isSentOut: false, session: { isRevealed: false } },
    data: { dotX: x, dotY: y, isDotLeft },
  })
  if (count === 0) throw conflict(messages.live.dotsStay)
}

/** Shows one’s own letter where the room guesses it, and the counts with it. Throws `conflict` at any other step. */
export async function turnOver({ me }: Participant): Promise<void> {
  const { session: live } = me
  await db.$transaction(async (tx) => {
    if (
      live.stepKind !== 'colleague' ||
      live.stepOf !== me.id ||
      !(await findColleague(live, me.id, tx))
    ) {
      throw conflict(messages.live.notYours)
    }
    await freeze(tx, live)
    const still = { stepKind: live.stepKind, stepOf: live.stepOf }
    const { count } = await tx.participant.updateMany({
      where: { id: me.id, session: still },
      data: { hasTurnedOver: true },
    })
    if (count === 0) throw conflict(messages.live.stepPast)
  })
}

/** What someone agrees to do: a member’s is kept with the group, a guest’s goes with the session. */
export async function writeAgreement({ me }: Participant, text: string): Promise<void> {
  if (me.userId !== null && text === '') {
    const own = { groupId: me.session.groupId, userId: me.userId }
    await db.agreement.deleteMany({ where: own })
    return
  }
  if (me.userId !== null) {
    return agreeToDo({ session: { user: { id: me.userId } } }, me.session.groupId, text)
  }
  const { count } = await db.participant.updateMany({
    where: { id: me.id, isSentOut: false },
    data: { agreement: text || null },
  })
  if (count === 0) throw notIn()
}
