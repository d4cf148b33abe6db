import 'server-only'
import { randomBytes } from 'node:crypto'
import { ApiError } from '@/lib/api/errors'
import type { LiveStep, Wall } from '@/lib/api/live'
import { keyOf } from '@/lib/disc/team/findings'
import { stepKey } from '@/lib/disc/team/live'
import { liveCodeFrom } from '@/lib/join-code'
import { messages } from '@/lib/messages'
import { LIVE_HOURS } from '@/lib/retention'
import { db, type Prisma } from '../../base/db'
import { readMembers } from '../members'
import { sessionFindings } from '../presenter-view'
import { type Leader, lockLed } from '../roles'
import { freeze } from './answers'
import { findColleague } from './participants'
import { readRefused } from './refusals'
import { isRunning, LIVE_FIELDS, type LiveRow, notRunning, stepOf } from './running'
import { requireWall } from './wall'

type Tx = Prisma.TransactionClient

/** Starts the live session of a group, or leaves the one that runs as it is. Throws `conflict` for an archived group. */
export async function startLive(leader: Leader, allowsGuests: boolean): Promise<Wall> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    if ((await tx.liveSession.count({ where: { groupId, ...isRunning() } })) > 0) return
    // One that ended itself and was not swept yet.
    await tx.liveSession.deleteMany({ where: { groupId } })
    const endsAt = new Date(Date.now() + LIVE_HOURS * 3_600_000)
    await tx.liveSession.create({
      data: { groupId, code: await freeCode(tx), allowsGuests, endsAt },
    })
  })
  return requireWall(leader)
}

/** A code that no live session has, also none that ended today. */
async function freeCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = liveCodeFrom(randomBytes(16))
    if (code && (await tx.liveSession.count({ where: { code } })) === 0) return code
  }
}

/** Ends the live session of a group, if there is one: all of it goes. */
export async function endLive(leader: Leader): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader, 'allowed')
    await tx.liveSession.deleteMany({ where: { groupId } })
  })
}

interface Steering {
  step?: LiveStep
  shows_names?: boolean
  allows_guests?: boolean
}

/** Goes to a step, shows names, or opens the door. Throws `not_found` without a live session, `conflict` for a step that is not there. */
export async function steerLive(
  leader: Leader,
  { step, shows_names: showsNames, allows_guests: allowsGuests }: Steering,
): Promise<Wall> {
  await db.$transaction(async (tx) => {
    const live = await lockRunning(tx, leader)
    await tx.liveSession.update({
      where: { id: live.id },
      data: { showsNames, allowsGuests, ...(step && (await toStep(tx, live, step))) },
    })
  })
  return requireWall(leader)
}

/** The live session of a group that is locked. Throws `not_found` where none runs. */
async function lockRunning(tx: Tx, leader: Leader): Promise<LiveRow> {
  const { id: groupId } = await lockLed(tx, leader)
  const live = await tx.liveSession.findFirst({
    where: { groupId, ...isRunning() },
    select: LIVE_FIELDS,
  })
  if (!live) throw notRunning()
  return live
}

async function toStep(tx: Tx, live: LiveRow, step: LiveStep) {
  if (!(await isThere(tx, live, step))) throw new ApiError('conflict', messages.live.noSuchStep)
  const key = stepKey(step)
  const shown = key ? await tx.shownCount.count({ where: { sessionId: live.id, step: key } }) : 0
  return {
    stepKind: step.kind,
    stepOf: step.of,
    isShown: shown > 0,
    isRevealed: live.isRevealed || step.kind === 'reveal',
  }
}

const PAPER = ['circle', 'cross', 'corners']

/** Whether there is such a step: of a person who offers to be guessed, of a finding about the group. */
async function isThere(tx: Tx, live: LiveRow, { kind, of }: LiveStep): Promise<boolean> {
  // By the id as it is stored: in other letters it would be another step, with counts of its own.
  if (kind === 'colleague') return (await findColleague(live, of, tx))?.id === of
  if (kind === 'paper') return PAPER.includes(of)
  if (kind !== 'finding') return of === ''
  const rows = await readMembers(live.groupId, tx)
  const refused = await readRefused(live.groupId, tx)
  // One that the room has just refused can still be looked at, where it stands among the steps that were drawn before.
  return sessionFindings(rows, refused).standing.some((one) => keyOf(one) === of)
}

/** Shows the counts of the step, as they are now and for good. Throws `not_found`, and `conflict` for a step that asks the room nothing. */
export async function showCounts(leader: Leader): Promise<Wall> {
  await db.$transaction(async (tx) => {
    const live = await lockRunning(tx, leader)
    if (stepKey({ kind: live.stepKind, of: live.stepOf }) === null) {
      throw new ApiError('conflict', messages.live.stepPast)
    }
    // They may have taken back their offer, or gone, since the step began.
    if (!(await isThere(tx, live, stepOf(live)))) {
      throw new ApiError('conflict', messages.live.noSuchStep)
    }
    await freeze(tx, live)
  })
  return requireWall(leader)
}
