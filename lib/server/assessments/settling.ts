import 'server-only'
import { createHash } from 'node:crypto'
import type { AnswerOf, BodyOf } from '@/lib/api/endpoint'
import { ApiError } from '@/lib/api/errors'
import type { getSettling, settleMore } from '@/lib/api/settling'
import { requireForm, type Tetrad } from '@/lib/disc/form/items'
import { findProblemIn, itemById, type Response } from '@/lib/disc/form/responses'
import { shuffle } from '@/lib/disc/form/shuffle'
import { MIN_CONFIDENT_ANSWERS } from '@/lib/disc/model/confidence'
import { type Made, makeAgain, modelOf } from '@/lib/disc/model/scorers'
import { isOpen, leftToSettle, MOST_MORE, settlable } from '@/lib/disc/model/settling'
import { leadOf, opennessOf, settlingState } from '@/lib/disc/result/settling'
import { messages } from '@/lib/messages'
import { db, Prisma } from '../base/db'
import { countUse } from '../base/funnel'
import { lockRows } from '../base/sql'
import type { Viewer } from '../viewer/viewer'
import { readQuality } from './certainty'
import { fromStored, madeColumns, type StoredAnswer, toStored } from './result-rows'
import { findVisible, type Owner, ownResults, requireOwner } from './results'

type Settling = AnswerOf<typeof getSettling>
type MoreAnswer = BodyOf<typeof settleMore>['answers'][number]

/** What is read of a result whose lead may be settled. */
const SETTLING_FIELDS = {
  id: true,
  formVersion: true,
  scorerVersion: true,
  calibration: true,
  styleCode: true,
  quality: true,
  answers: true,
  moreAnswers: true,
} satisfies Prisma.AssessmentSelect

type SettlingRow = Prisma.AssessmentGetPayload<{ select: typeof SETTLING_FIELDS }>

/** Whether a result's lead is open, and the next question. Throws `conflict` where its scorer gives no chances. */
export async function readSettling(owner: Owner): Promise<Settling> {
  const row = await readRow(db, owner)
  return describeSettling(row, moreOf(row))
}

/** The same for a page, of the viewer's named or newest result; null where they own none whose lead can be settled. */
export async function openSettling(viewer: Viewer, asked?: string) {
  const id = asked ?? (await findVisible(viewer))?.id
  if (!id) return null
  try {
    const owner = await requireOwner(viewer, id)
    const isInAccount = owner.result.userId !== null
    return { resultId: id, isInAccount, settling: await readSettling(owner) }
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}

/**
 * Stores answers to further questions, and to those of the form that a result without a name left out, each in place of an
 * earlier one to the same question, and scores the result again with its own scorer. Locks the result's row, so that two
 * tabs lose nothing. Throws `invalid` for an answer to no further question and for too many, `conflict` where the form
 * alone makes the lead clear, and what readSettling throws.
 */
export function settleTie(owner: Owner, given: readonly MoreAnswer[]): Promise<Settling> {
  const added = given.map(fromWire)
  return db.$transaction(async (tx) => {
    await lockRows(tx, Prisma.sql`assessments WHERE id = ${owner.result.id}`)
    const row = await readRow(tx, owner)
    assertAsked(added, [...bankOf(row), ...missingOf(row)])
    const before = moreOf(row)
    if (added.length === 0) return describeSettling(row, before)
    const more = merge(before, added.map(toStored))
    const [isFirst, { length: further }] = [
      furtherOf(row, before).length === 0,
      furtherOf(row, more),
    ]
    const own = before.filter((one) => !furtherOf(row, before).includes(one))
    if (isFirst && further > 0 && !isOpen(settlable(made(row, own).certainty), 0)) {
      throw new ApiError('conflict', messages.settling.clear)
    }
    if (further > MOST_MORE) {
      throw new ApiError('invalid', messages.api.invalid, {
        answers: `Please answer at most ${MOST_MORE} of these questions.`,
      })
    }
    const now = made(row, more)
    await store(tx, row, { more, now })
    if (before.length === 0) await countUse('settling', tx)
    return describeSettling(row, more, now)
  })
}

/** The result's row, if it still is the owner's. Throws `not_found`. */
async function readRow(tx: Prisma.TransactionClient, owner: Owner): Promise<SettlingRow> {
  const row = await tx.assessment.findFirst({
    where: { AND: [{ id: owner.result.id }, ownResults(owner) ?? {}] },
    select: SETTLING_FIELDS,
  })
  if (!row) throw new ApiError('not_found', messages.api.notFound)
  return row
}

/** The result by all answers. A new style has a new plan, so ticks of the old one are deleted; a link to it shows the new one. */
async function store(
  tx: Prisma.TransactionClient,
  row: SettlingRow,
  { more, now }: { more: readonly StoredAnswer[]; now: MadeSurely },
): Promise<void> {
  await tx.assessment.update({
    where: { id: row.id },
    data: {
      moreAnswers: more.map((answer) => ({ ...answer })),
      moreCounted: furtherOf(row, more).length,
      counted: now.counted - furtherOf(row, more).length,
      ...madeColumns(now),
    },
    select: { id: true },
  })
  if (now.style.code !== row.styleCode) {
    await tx.goalMark.deleteMany({ where: { assessmentId: row.id } })
    await tx.shareLink.updateMany({
      where: { assessmentId: row.id },
      data: { styleCode: now.style.code },
    })
  }
}

/** How it stands with a result after these further answers, as the API writes it. Throws `conflict` like readSettling. */
export function describeSettling(
  row: SettlingRow,
  more: readonly StoredAnswer[],
  now = made(row, more),
): Settling {
  const model = modelOf(row) ?? undefined
  const chance = settlable(now.certainty)
  const responses = [...formOf(row), ...more].map(fromStored)
  const [all, further] = [missingOf(row), furtherOf(row, more)]
  const own = more.filter((one) => !further.includes(one))
  const missing = all.filter(({ question }) => !own.some(({ q }) => q === question))
  const isFew = missing.length > 0
  return {
    state: isFew ? 'open' : settlingState(now.certainty, further.length),
    openness: opennessOf(now.certainty),
    missing: missing.length,
    at_most: isFew ? all.length : MOST_MORE,
    answered: (isFew ? own : further).map(({ q, most, least, shown }) => ({
      ...asked(row, q, shown),
      most_like: most,
      least_like: least,
    })),
    questions: (isFew
      ? missing.map(({ question }) => question)
      : leftToSettle(responses, chance, model)
    ).map((number) => asked(row, number)),
    before: toLead(row, made(row, isFew ? [] : own)),
    now: toLead(row, now),
  }
}

type MadeSurely = Made & { certainty: NonNullable<Made['certainty']> }

/** The result by the answers to the form and these further ones. Throws `conflict` where it has no chances to go by. */
function made(row: SettlingRow, more: readonly StoredAnswer[]): MadeSurely {
  const result = makeAgain(row, [...formOf(row), ...more].map(fromStored))
  if (!result?.certainty) throw new ApiError('conflict', messages.settling.earlier)
  return { ...result, certainty: result.certainty }
}

const formOf = ({ answers }: SettlingRow) => answers as unknown as StoredAnswer[]
const bankOf = ({ formVersion }: SettlingRow) => requireForm(formVersion).bank

/** The form’s questions whose suggestion was not touched, where so few answers are the person’s own that the style has no name. */
function missingOf(row: SettlingRow): Tetrad[] {
  const untouched = formOf(row).filter(({ suggested }) => suggested)
  if (formOf(row).length - untouched.length >= MIN_CONFIDENT_ANSWERS) return []
  return requireForm(row.formVersion).tetrads.filter(({ question }) =>
    untouched.some(({ q }) => q === question),
  )
}

/** Of answers after the form, those to questions of the bank. */
const furtherOf = (row: SettlingRow, more: readonly StoredAnswer[]) =>
  more.filter(({ q }) => bankOf(row).some(({ question }) => question === q))

const moreOf = ({ moreAnswers }: SettlingRow) => moreAnswers as unknown as StoredAnswer[]

function toLead(row: SettlingRow, { style, certainty, counted }: MadeSurely): Settling['now'] {
  const { code, primary, secondary } = style
  const quality = readQuality(row.quality)
  const lead = leadOf({ code, primary, secondary, certainty, quality, counted })
  if (!lead) throw new Error(`Unknown style code ${code} in a result`)
  return lead
}

/** A later answer to a question takes the place of the earlier one. */
function merge(before: readonly StoredAnswer[], added: readonly StoredAnswer[]): StoredAnswer[] {
  return [...new Map([...before, ...added].map((answer) => [answer.q, answer])).values()]
}

/** A question of the result’s bank, in the order it was shown in; else in one that is the same for this result every time. */
function asked(row: SettlingRow, number: number, shown: StoredAnswer['shown'] = null) {
  const items =
    [...bankOf(row), ...missingOf(row)].find(({ question }) => question === number)?.items ?? []
  const digest = createHash('sha256').update(`${row.id} ${number}`).digest()
  let at = 0
  const order = shown ?? shuffle(items, () => digest.readUInt16BE(2 * at++) / 2 ** 16).map(idOf)
  return {
    group: number,
    options: order.map((one) => ({ id: one, text: itemById(one)?.text ?? '' })),
  }
}

const idOf = ({ id }: { id: string }) => id

function fromWire({ question_number, most_like, least_like, ms, shown }: MoreAnswer): Response {
  return { question: question_number, most: most_like, least: least_like, ms, shown }
}

function assertAsked(added: readonly Response[], asked: readonly Tetrad[]): void {
  const seen = new Set<number>()
  for (const [index, response] of added.entries()) {
    const problem = findProblemIn(asked, response, seen)
    if (problem) {
      throw new ApiError('invalid', messages.api.invalid, {
        [`answers.${index}.${problem.field}`]: problem.message,
      })
    }
    seen.add(response.question)
  }
}
