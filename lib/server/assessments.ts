import 'server-only'
import { createHash, randomInt, randomUUID } from 'node:crypto'
import type { z } from 'zod'
import type { responseItem } from '@/lib/api/assessment'
import { ApiError } from '@/lib/api/errors'
import { certaintyOf } from '@/lib/disc/certainty'
import { FORM_VERSION, questionsFor } from '@/lib/disc/items'
import { qualityOf } from '@/lib/disc/quality'
import { findResponseProblem, type Response } from '@/lib/disc/responses'
import { SCORER_VERSION, score } from '@/lib/disc/scoring'
import { messages } from '@/lib/messages'
import { learnedFit } from './appeals'
import { db, isDuplicate, type Prisma } from './db'
import { count } from './funnel'
import { ASSESSMENT_FIELDS, type AssessmentRow } from './results'
import { toStored } from './stored-answers'
import type { Viewer } from './viewer'

/** The questions in an order drawn for this call. */
export function listQuestions() {
  return questionsFor(() => randomInt(0, 2 ** 32) / 2 ** 32)
}

export type WireResponse = z.infer<typeof responseItem>

export interface GuestSubmission {
  responses: readonly WireResponse[]
  /** The same key with the same answers gives the first result again. */
  idempotencyKey: string | null
}

/** Whose a result is: a person's, or a guest's. */
type Owner = { userId: string; guestId: null } | { userId: null; guestId: string }

export interface Submitted {
  owner: Owner
  assessment: AssessmentRow
}

/**
 * Scores and stores an assessment that was taken without starting it in an account, and says who holds it:
 * the person who is signed in, else the browser's guest.
 * Throws `invalid` for answers that are not one complete form, `conflict` for a used key with other answers.
 */
export async function submitGuest(
  viewer: Viewer,
  { responses: wire, idempotencyKey }: GuestSubmission,
): Promise<Submitted> {
  const { responses, submissionHash } = readResponses(wire)
  if (idempotencyKey) {
    const earlier = await findEarlier(viewer, idempotencyKey, submissionHash)
    if (earlier) return earlier
  }
  const owner = ownerFor(viewer)
  try {
    const assessment = await db.$transaction((tx) =>
      store(tx, responses, { ...owner, submissionKey: idempotencyKey, submissionHash }),
    )
    return { owner, assessment }
  } catch (error) {
    // Two identical submits at the same time: the second finds the first.
    if (!idempotencyKey || !isDuplicate(error)) throw error
    const earlier = await findEarlier(viewer, idempotencyKey, submissionHash)
    if (!earlier) throw error
    return earlier
  }
}

function ownerFor({ session, guestId }: Viewer): Owner {
  if (session) return { userId: session.user.id, guestId: null }
  return { userId: null, guestId: guestId ?? randomUUID() }
}

/**
 * The answers of one complete form, and the hash that tells them from others. Throws `invalid` for anything
 * else.
 */
export function readResponses(wire: readonly WireResponse[]) {
  const responses = wire.map(fromWire)
  assertComplete(responses)
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
 * The result of an earlier try with this key. Its answer may have been lost on the way, and its cookie with
 * it, so whoever repeats key and answers holds the result: the key is as unguessable as the result itself.
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
  const { id, guestId, userId } = earlier
  if (isOwner(viewer, earlier)) return { owner: { guestId, userId } as Owner, assessment: earlier }
  // What is in an account stays there, and a paid result stays with its buyer.
  if (userId || earlier.entitlement) throw submittedOtherwise()
  const owner = viewer.session || viewer.guestId ? ownerFor(viewer) : { userId: null, guestId }
  await db.assessment.updateMany({ where: { id, guestId, userId: null }, data: owner })
  return { owner: owner as Owner, assessment: earlier }
}

function isOwner({ session, guestId }: Viewer, row: Record<'guestId' | 'userId', string | null>) {
  if (row.userId) return row.userId === session?.user.id
  return !session && row.guestId === guestId
}

export const submittedOtherwise = () => new ApiError('conflict', messages.api.submittedOtherwise)

interface Submission {
  /** The id of the started assessment; made up when there is none. */
  id?: string
  userId: string | null
  guestId: string | null
  submissionKey: string | null
  submissionHash: string
}

/** Scores answers and stores them with their result, in the caller's transaction. */
export async function store(
  tx: Prisma.TransactionClient,
  responses: readonly Response[],
  submission: Submission,
): Promise<AssessmentRow> {
  const scored = score(responses)
  const { scores, counted, style } = scored
  const row = await tx.assessment.create({
    data: {
      ...submission,
      formVersion: FORM_VERSION,
      scorerVersion: SCORER_VERSION,
      answers: responses.map(toStored),
      counted,
      dScore: scores.D,
      iScore: scores.I,
      sScore: scores.S,
      cScore: scores.C,
      primaryLetter: style.primary,
      secondaryLetter: style.secondary,
      styleCode: style.code,
      certainty: { ...certaintyOf(scored) },
      quality: { ...qualityOf(responses, learnedFit()) },
    },
    select: ASSESSMENT_FIELDS,
  })
  await count('finished', 0, tx)
  return row
}
