import 'server-only'
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { responseItem } from '@/lib/api/assessment'
import { ApiError } from '@/lib/api/errors'
import { tooFewOf } from '@/lib/copy/second-look'
import { findResponseProblem, formOfResponses, type Response } from '@/lib/disc/form/responses'
import { LETTERS } from '@/lib/disc/letters'
import { certaintyOf } from '@/lib/disc/model/certainty'
import { FEWEST_OWN } from '@/lib/disc/model/confidence'
import { qualityOf } from '@/lib/disc/model/quality'
import { IN_FORCE } from '@/lib/disc/model/scorers'
import { score } from '@/lib/disc/model/scoring'
import { pickedLetters } from '@/lib/disc/result/picked'
import { messages } from '@/lib/messages'
import { claimGuestResults } from '../accounts/claims'
import { db, isDuplicate, type Prisma } from '../base/db'
import { count } from '../base/funnel'
import { type Guest, moveGuestResults, newGuest } from '../viewer/guests'
import type { Viewer } from '../viewer/viewer'
import { learnedFit } from './fit'
import { ASSESSMENT_FIELDS, type AssessmentRow, madeColumns, toStored } from './result-rows'

export type WireResponse = z.infer<typeof responseItem>

export interface GuestSubmission {
  responses: readonly WireResponse[]
  /** The same key with the same answers gives the first result again. */
  idempotencyKey: string | null
}

export interface Submitted {
  /** The guest who owns the result from now on; null where it is in the signed-in person's account. */
  guest: Guest | null
  assessment: AssessmentRow
}

/**
 * Scores and stores an assessment that was taken without starting it in an account, and says who holds it:
 * the person who is signed in, else a new guest, who also gets what the browser's guest had.
 * Throws `invalid` for answers that are not one complete form, `conflict` for a used key with other answers.
 */
export async function submitGuest(
  viewer: Viewer,
  { responses: wire, idempotencyKey }: GuestSubmission,
): Promise<Submitted> {
  const { responses, submissionHash } = readResponses(wire)
  const guest = viewer.session ? null : newGuest(viewer)
  const assessment = await storeTaken(resultOf(responses), {
    userId: viewer.session?.user.id ?? null,
    guestId: guest?.id ?? null,
    before: guest?.before ?? null,
    submissionKey: idempotencyKey,
    submissionHash,
  })
  if (assessment) return { guest: guest && { ...guest, before: null }, assessment }
  const earlier = idempotencyKey && (await findEarlier(viewer, idempotencyKey, submissionHash))
  // What had the key was deleted between the two statements.
  return earlier || submitGuest(viewer, { responses: wire, idempotencyKey })
}

/**
 * The answers of one complete form, enough of them the person's own, and the hash that tells them from others. Throws
 * `invalid` for anything else.
 */
export function readResponses(wire: readonly WireResponse[]) {
  const responses = wire.map(fromWire)
  assertComplete(responses)
  assertOwn(responses)
  return { responses, submissionHash: hashOf(responses) }
}

function fromWire(wire: WireResponse): Response {
  return {
    question: wire.question_number,
    most: wire.most_like,
    least: wire.least_like,
    shown: wire.shown,
    ms: wire.ms,
    suggested: wire.suggested,
  }
}

function assertComplete(responses: readonly Response[]): void {
  const problem = findResponseProblem(responses)
  if (!problem) return
  const field = problem.index === null ? 'responses' : `responses.${problem.index}.${problem.field}`
  throw new ApiError('invalid', messages.api.invalid, { [field]: problem.message })
}

/** For the picture that these answers end in. It is made of what was just sent, and kept nowhere. */
export const pickedBy = (wire: readonly WireResponse[]) => pickedLetters(wire.map(fromWire))

/** Suggestions that were not touched make no result: nothing is stored, and the draft stays. */
function assertOwn(responses: readonly Response[]): void {
  const own = responses.filter(({ suggested }) => !suggested).length
  if (own >= FEWEST_OWN) return
  const few = tooFewOf(own, responses.length)
  throw new ApiError('invalid', few, { responses: few })
}

/** Times may differ between two tries of one submit; picks, and whether they count, may not. */
function hashOf(responses: readonly Response[]): string {
  const picks = responses
    .map(({ question, most, least, suggested }) =>
      [question, most, least, ...(suggested ? ['suggested'] : [])].join(':'),
    )
    .sort()
    .join('\n')
  return createHash('sha256').update(picks).digest('hex')
}

/**
 * The result of an earlier try with this key, whose answer, and with it the new guest's cookie, may have been lost. The
 * caller with the same key and answers becomes that guest, keeps what this browser's guest had, and gets the same
 * cookie for each retry. The key is as hard to guess as the guest's id.
 */
async function findEarlier(
  viewer: Viewer,
  submissionKey: string,
  submissionHash: string,
): Promise<Submitted | null> {
  const earlier = await db.assessment.findUnique({
    where: { submissionKey },
    select: { ...ASSESSMENT_FIELDS, submissionHash: true, guestId: true, userId: true },
  })
  if (!earlier) return null
  if (earlier.submissionHash !== submissionHash) throw submittedOtherwise()
  const { guestId, userId } = earlier
  const { session } = viewer
  if (userId && userId === session?.user.id) return { guest: null, assessment: earlier }
  // What is in an account stays there, and a paid result stays with its buyer.
  const isTheirs = !session && guestId === viewer.guestId
  if (!guestId || (earlier.entitlement && !isTheirs)) throw submittedOtherwise()
  if (session) {
    await claimGuestResults(db, { guestId }, session.user.id)
    // Read again: since it was found, it may have moved to another account or been deleted, and then nothing was moved.
    const where = { id: earlier.id, userId: session.user.id }
    const assessment = await db.assessment.findFirst({ where, select: ASSESSMENT_FIELDS })
    if (!assessment) throw submittedOtherwise()
    return { guest: null, assessment }
  }
  const before = viewer.guestId
  if (!isTheirs && before) await moveGuestResults(db, { id: guestId, before })
  const series = viewer.guestSeries ?? guestId
  return { guest: { id: guestId, series, before: null }, assessment: earlier }
}

export const submittedOtherwise = () => new ApiError('conflict', messages.api.submittedOtherwise)

interface Submission {
  /** A started assessment's, whose place the result takes; else a new one. */
  id?: string
  userId: string | null
  guestId: string | null
  submissionKey: string | null
  submissionHash: string
  label?: string | null
}

/** Stores a result and moves what the guest before had, all of it or nothing; null where the submission's key is used. */
function storeTaken(
  result: Result,
  { before, ...submission }: Submission & { before: string | null },
): Promise<AssessmentRow | null> {
  const { guestId } = submission
  const moves = guestId && before ? [moveGuestResults(db, { id: guestId, before })] : []
  return db
    .$transaction([...add(db, { ...result, ...submission }), ...moves])
    .then(([row]) => ({ ...row, entitlement: null }), nullIfUsed)
}

/**
 * The same for a started assessment, in place of its draft and of those that the person started before it. Of several
 * submits at once one deletes the draft and stores the result; the others wait for it and find no draft. Null where
 * there is no draft.
 */
export async function storeDraft(
  responses: readonly Response[],
  { id, userId, submissionHash }: { id: string; userId: string; submissionHash: string },
): Promise<AssessmentRow | null> {
  const result = resultOf(responses)
  return db.$transaction(async (tx) => {
    const where = { id, userId }
    const draft = await tx.assessmentDraft.findFirst({
      where,
      select: { startedAt: true, label: true },
    })
    if (!draft || (await tx.assessmentDraft.deleteMany({ where })).count === 0) return null
    const { startedAt, label } = draft
    await tx.assessmentDraft.deleteMany({ where: { userId, startedAt: { lte: startedAt } } })
    const ids = { id, userId, label, guestId: null, submissionKey: null, submissionHash }
    const [row] = await Promise.all(add(tx, { ...result, ...ids }))
    return { ...row, entitlement: null }
  })
}

/** A new result has no entitlement yet; its person may have the pass. */
const { entitlement: _, ...NEW_FIELDS } = ASSESSMENT_FIELDS

/** What adds a result and counts it; a duplicate where its key is used, also by a transaction that this one waited for. */
function add(tx: Prisma.TransactionClient, data: Result & Submission) {
  return [tx.assessment.create({ data, select: NEW_FIELDS }), count('finished', 0, tx)] as const
}

function nullIfUsed(error: unknown): null {
  if (isDuplicate(error)) return null
  throw error
}

/** What a result's row holds of these answers. */
function resultOf(responses: readonly Response[]) {
  const scored = score(responses)
  const { counted, theta } = scored
  const places = LETTERS.map((letter) => theta[letter].value)
  return {
    answers: responses.map(toStored),
    formVersion: formOfResponses(responses).version,
    ...IN_FORCE,
    counted,
    ...madeColumns({ ...scored, certainty: certaintyOf(scored) }),
    quality: { ...qualityOf(responses, learnedFit(), places) },
  }
}

type Result = ReturnType<typeof resultOf>
