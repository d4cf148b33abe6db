import 'server-only'
import type { OwnPair, Pair, PairAgreement } from '@/lib/api/pairs'
import type { Letter } from '@/lib/disc/letters'
import { styleTitle } from '@/lib/disc/result/result-name'
import { type ShownPerson, shownPairSheet } from '@/lib/disc/team/colleague'
import type { PairDirection } from '@/lib/disc/team/pair'
import { coarsePlace } from '@/lib/disc/team/spot'
import { numberTwins } from '@/lib/display-name'
import type { ShownPair } from '@/lib/pair-choice'
import { dayOf } from '@/lib/two-weeks'
import { straight } from '@/lib/visible'
import { noteUse, ownResults, ownsRow } from '../../assessments/results'
import { SITTING, toSitting } from '../../assessments/together'
import { db, type Prisma } from '../../base/db'
import { isId } from '../../base/storable'
import type { Viewer } from '../../viewer/viewer'
import { isOpen } from './links'
import { calledIn, OWNER_FIELDS } from './names'
import { ownPairs, pairNotFound } from './own-pairs'

/** The comparisons that the viewer is part of, and their links that wait for an answer, newest first. */
export async function listPairs(viewer: Viewer): Promise<OwnPair[]> {
  const own = ownPairs(viewer)
  if (!own) return []
  const rows = await db.pairComparison.findMany({
    where: { AND: [own, { OR: [{ agreedAt: { not: null } }, isOpen()] }] },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: {
      id: true,
      firstName: true,
      secondName: true,
      createdAt: true,
      expiresAt: true,
      agreedAt: true,
      first: { select: OWNER_FIELDS },
      second: { select: OWNER_FIELDS },
    },
  })
  return rows.map(({ id, first, second, ...row }) => {
    const isFirst = ownsRow(viewer, first)
    const other = isFirst
      ? second && calledIn(row.secondName, second)
      : calledIn(row.firstName, first)
    return {
      id,
      result_id: isFirst || !second ? first.id : second.id,
      with: other,
      made_at: row.createdAt.toISOString(),
      expires_at: row.expiresAt.toISOString(),
      agreed_at: row.agreedAt?.toISOString() ?? null,
    }
  })
}

const SHOWN_FIELDS = {
  ...OWNER_FIELDS,
  ...SITTING.select,
  lastUsedAt: true,
} satisfies Prisma.AssessmentSelect

type ShownRow = Prisma.AssessmentGetPayload<{ select: typeof SHOWN_FIELDS }>

/** A person as the other one sees them: style and rough place, as members see each other where a group shows styles. */
function toShown(row: ShownRow, name: string): ShownPerson {
  const sitting = toSitting(row)
  if (!sitting) throw new Error(`Unknown style code ${row.styleCode} in a comparison`)
  const { named, scores } = sitting
  const { code, doubt } = named
  return { name, code, primary: doubt.first, secondary: doubt.second, at: coarsePlace(scores) }
}

/** So many are shown at once. */
const MOST_SHOWN = 50

/** Those whom the viewer compares with, as both agreed: the newest first. */
export async function listShownPairs(viewer: Viewer): Promise<ShownPair[]> {
  const own = ownPairs(viewer)
  if (!own) return []
  const side = { select: { ...OWNER_FIELDS, primaryLetter: true } } as const
  const rows = await db.pairComparison.findMany({
    where: { AND: [own, { agreedAt: { not: null } }] },
    orderBy: [{ agreedAt: 'desc' }, { id: 'desc' }],
    take: MOST_SHOWN,
    select: { id: true, firstName: true, secondName: true, first: side, second: side },
  })
  return rows.flatMap(({ id, firstName, secondName, first, second }) => {
    if (!second) return []
    const people = [
      { result: first, name: calledIn(firstName, first) },
      { result: second, name: calledIn(secondName, second) },
    ]
    const mine = people.find(({ result }) => ownsRow(viewer, result))
    const other = people.find((one) => one !== mine)
    if (!mine || !other) return []
    return {
      id,
      name: straight(other.name),
      letter: other.result.primaryLetter as Letter,
      mine: mine.result.primaryLetter as Letter,
      userId: other.result.userId,
    }
  })
}

interface Shared {
  agreedAt: Date
  /** The viewer first. */
  people: readonly [ShownPerson, ShownPerson]
  agreement: PairAgreement | null
}

/** The viewer and one other person, once both agreed. Throws `not_found` for everyone else. */
export async function requireShared(viewer: Viewer, id: string): Promise<Shared> {
  const own = ownPairs(viewer)
  const row =
    own && isId(id)
      ? await db.pairComparison.findFirst({
          where: { AND: [{ id, agreedAt: { not: null } }, own] },
          select: {
            firstName: true,
            secondName: true,
            agreedAt: true,
            agreement: true,
            agreementByFirst: true,
            agreementFrom: true,
            first: { select: SHOWN_FIELDS },
            second: { select: SHOWN_FIELDS },
            mails: { select: { userId: true, sentAt: true } },
          },
        })
      : null
  if (!row?.second || !row.agreedAt) throw pairNotFound()
  // With two of one name, sentences would not say which one they mean. Both see the same numbers: who made the link is the first.
  const [firstName = '', secondName = ''] = numberTwins([
    straight(calledIn(row.firstName, row.first)),
    straight(calledIn(row.secondName, row.second)),
  ])
  const isFirst = ownsRow(viewer, row.first)
  await noteUse(isFirst ? row.first : row.second)
  const first = toShown(row.first, firstName)
  const second = toShown(row.second, secondName)
  return {
    agreedAt: row.agreedAt,
    people: isFirst ? [first, second] : [second, first],
    agreement:
      row.agreement === null
        ? null
        : {
            text: row.agreement,
            is_mine: row.agreementByFirst === isFirst,
            agreed_from: row.agreementFrom?.toISOString() ?? null,
            mails: mailsOf(row.agreementFrom, isFirst ? row.first : row.second, row.mails),
          },
  }
}

/** Whether the owner of a result waits for the mail after the two weeks; null where no one can. */
function mailsOf(
  from: Date | null,
  { userId }: { userId: string | null },
  asked: readonly { userId: string; sentAt: Date | null }[],
): boolean | null {
  if (userId === null || !from || dayOf(from, new Date()) === null) return null
  return asked.some((one) => one.userId === userId && one.sentAt === null)
}

/** How the viewer and one other person work together. Throws `not_found`. */
export async function requirePair(viewer: Viewer, id: string): Promise<Pair> {
  const { agreedAt, people, agreement } = await requireShared(viewer, id)
  const { facts, directions } = shownPairSheet(...people)
  return {
    id,
    agreed_at: agreedAt.toISOString(),
    people: [toWire(people[0], true), toWire(people[1], false)],
    facts: facts.map(({ title, text }) => ({ title, text })),
    directions: [toDirection(directions[0]), toDirection(directions[1])],
    agreement,
  }
}

function toWire({ name, code, primary, secondary, at: [x, y] }: ShownPerson, isYou: boolean) {
  return {
    name,
    is_you: isYou,
    primary_type: primary,
    secondary_type: secondary,
    personality_type_code: code,
    headline: styleTitle(code),
    spot: { x, y },
  }
}

function toDirection({ reader, other, know, try: advice, say, avoid }: PairDirection) {
  return { reader, other, know, try: advice, say, avoid }
}

/**
 * Ends a comparison for both, or withdraws a link that waits. A link to the style of the viewer's own result in it brings no
 * comparison from then on, or the other one could begin it again. Throws `not_found` unless one of the results is theirs.
 */
export async function endPair(viewer: Viewer, id: string): Promise<void> {
  const own = ownPairs(viewer)
  const mine = ownResults(viewer)
  if (!own || !mine || !isId(id)) throw pairNotFound()
  await db.$transaction(async (tx) => {
    const pair = await tx.pairComparison.findFirst({
      where: { AND: [{ id }, own] },
      select: { firstId: true, secondId: true },
    })
    const { count } = await tx.pairComparison.deleteMany({ where: { AND: [{ id }, own] } })
    if (!pair || count === 0) throw pairNotFound()
    const { firstId, secondId } = pair
    if (!secondId) return
    await tx.shareLink.updateMany({
      where: { assessmentId: { in: [firstId, secondId] }, assessment: mine },
      data: { compares: false },
    })
  })
}
