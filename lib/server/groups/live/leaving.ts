import 'server-only'
import { db, type Prisma } from '../../base/db'
import { isId } from '../../base/storable'
import type { Viewer } from '../../viewer/viewer'
import { type Leader, lockLed } from '../roles'
import { isRunning, notIn } from './running'

type Tx = Prisma.TransactionClient

/** What the room answered about these people, counted or not. */
export async function forgetGuesses(tx: Tx, sessionId: string, ids: readonly string[]) {
  const step = { in: ids.map((id) => `colleague:${id}`) }
  await tx.givenAnswer.deleteMany({ where: { participant: { sessionId }, step } })
  await tx.shownCount.deleteMany({ where: { sessionId, step } })
}

/** What a row of a guest who was sent out no longer says. */
const NOTHING = {
  name: null,
  resultId: null,
  dotX: null,
  dotY: null,
  agreement: null,
  showsName: false,
  usesResult: false,
  mayBeGuessed: false,
}

/**
 * Takes a guest out of the group's live session, with all that they did. Of them stays by what their phone would be known,
 * so that it does not come in again. Throws `not_found` for anyone who is not a guest in it.
 */
export async function sendOut(leader: Leader, personId: string): Promise<void> {
  if (!isId(personId)) throw notIn()
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    const [guest] = await tx.participant.updateManyAndReturn({
      where: { id: personId, userId: null, session: { groupId, ...isRunning() } },
      data: { isSentOut: true, ...NOTHING },
      select: { sessionId: true },
    })
    if (!guest) throw notIn()
    await tx.givenAnswer.deleteMany({ where: { participantId: personId } })
    await forgetGuesses(tx, guest.sessionId, [personId])
  })
}

/** Takes the person of this browser’s cookie out of a live session: nothing else would know it once the person signs out. */
export async function leaveHere({ liveHash }: Viewer): Promise<void> {
  if (!liveHash) return
  await db.$transaction(async (tx) => {
    const here = { hash: liveHash, isSentOut: false }
    const gone = await tx.participant.findFirst({
      where: here,
      select: { id: true, sessionId: true },
    })
    if (!gone) return
    await forgetGuesses(tx, gone.sessionId, [gone.id])
    await tx.participant.deleteMany({ where: here })
  })
}

/** In the caller’s transaction, takes members who leave a group out of its live session. */
export async function endParts(tx: Tx, groupId: string, userIds: readonly string[]): Promise<void> {
  const where = { userId: { in: [...userIds] }, session: { groupId } }
  const gone = await tx.participant.findMany({ where, select: { id: true, sessionId: true } })
  const [one] = gone
  if (!one) return
  const ids = gone.map(({ id }) => id)
  await forgetGuesses(tx, one.sessionId, ids)
  await tx.participant.deleteMany({ where: { id: { in: ids } } })
}
