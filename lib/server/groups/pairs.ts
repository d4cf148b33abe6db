import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { WORDS } from '@/lib/api/field-rules'
import type { OwnPair, Pair } from '@/lib/api/pairs'
import type { Letter } from '@/lib/disc/letters'
import { styleTitle } from '@/lib/disc/result/result-name'
import { isStyleCode } from '@/lib/disc/styles'
import { type ShownPerson, shownPairSheet } from '@/lib/disc/team/colleague'
import type { PairDirection } from '@/lib/disc/team/pair'
import { coarsePlace } from '@/lib/disc/team/spot'
import { numberTwins } from '@/lib/display-name'
import { unprovenName } from '@/lib/mail/sender-name'
import { messages } from '@/lib/messages'
import type { PairChoice } from '@/lib/pair-choice'
import type { Paper } from '@/lib/pdf/paper'
import { comparePath } from '@/lib/routes'
import { straight } from '@/lib/visible'
import { DAY_MS, plainDayIn } from '@/lib/when'
import { exactScores, NAME_FIELDS, nameOf } from '../assessments/result-rows'
import { noteUse, type Owner, ownResults, ownsRow } from '../assessments/results'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { countUse } from '../base/funnel'
import { tried } from '../base/limits'
import { hashOfNone, hashOfSecret, newLinkSecret } from '../base/signatures'
import { isId } from '../base/storable'
import type { Asker } from '../reports/asker'
import { drawShared } from '../reports/draw-shared'
import { renderOtherPdf } from '../reports/pdf'
import { findShare } from '../reports/share-links'
import type { Viewer } from '../viewer/viewer'

const LINK_DAYS = 30
/** A person with more results chooses among the newest. */
const MOST_CHOICES = 20

/** The comparisons that one of the viewer's results is in, as a condition for the query; null where there can be none. */
function ownPairs(viewer: Viewer): Prisma.PairComparisonWhereInput | null {
  const own = ownResults(viewer)
  return own && { OR: [{ first: own }, { second: own }] }
}

const isOpen = () => ({ agreedAt: null, expiresAt: { gt: new Date() } })

const notFound = () => new ApiError('not_found', messages.pairs.notFound)
const linkInvalid = () => new ApiError('link_invalid', messages.pairs.linkInvalid)
const shareInvalid = () => new ApiError('link_invalid', messages.shares.linkInvalid)

const OWNER_FIELDS = {
  id: true,
  userId: true,
  guestId: true,
  user: { select: { firstName: true } },
} satisfies Prisma.AssessmentSelect

type OwnerRow = Prisma.AssessmentGetPayload<{ select: typeof OWNER_FIELDS }>

/** What a person is called in a comparison: as they typed it, else by the first name of their account. */
const calledIn = (typed: string | null, { user }: Pick<OwnerRow, 'user'>) =>
  typed ?? user?.firstName ?? ''

/** What is stored of a name: only guests type one. Throws `invalid` for a guest without. */
function typedName({ result }: Owner, called: string | undefined): string | null {
  if (result.userId !== null) return null
  if (called === undefined) {
    throw new ApiError('invalid', messages.api.invalid, { called: WORDS.empty })
  }
  return called
}

/** Makes a link by which one other person can compare with the owner's result. */
export async function makePairLink(
  owner: Owner,
  called?: string,
): Promise<{ id: string; link: string; expires_at: string }> {
  const { secret, hash } = newLinkSecret()
  const expiresAt = new Date(Date.now() + LINK_DAYS * DAY_MS)
  const { id } = await db.pairComparison.create({
    data: { firstId: owner.result.id, firstName: typedName(owner, called), hash, expiresAt },
    select: { id: true },
  })
  const link = absolute(comparePath(secret))
  return { id, link, expires_at: expiresAt.toISOString() }
}

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
  lastUsedAt: true,
  dScore: true,
  iScore: true,
  sScore: true,
  cScore: true,
  styleCode: true,
  primaryLetter: true,
  secondaryLetter: true,
} satisfies Prisma.AssessmentSelect

type ShownRow = Prisma.AssessmentGetPayload<{ select: typeof SHOWN_FIELDS }>

/** A person as the other one sees them: style and rough place, as members see each other where a group shows styles. */
function toShown(row: ShownRow, name: string): ShownPerson {
  const { styleCode: code } = row
  if (!isStyleCode(code)) throw new Error(`Unknown style code ${code} in a comparison`)
  return {
    name,
    code,
    primary: row.primaryLetter as Letter,
    secondary: row.secondaryLetter as Letter,
    at: coarsePlace(exactScores(row)),
  }
}

interface Shared {
  agreedAt: Date
  /** The viewer first. */
  people: readonly [ShownPerson, ShownPerson]
}

/** The viewer and one other person, once both agreed. Throws `not_found` for everyone else. */
async function requireShared(viewer: Viewer, id: string): Promise<Shared> {
  const own = ownPairs(viewer)
  const row =
    own && isId(id)
      ? await db.pairComparison.findFirst({
          where: { AND: [{ id, agreedAt: { not: null } }, own] },
          select: {
            firstName: true,
            secondName: true,
            agreedAt: true,
            first: { select: SHOWN_FIELDS },
            second: { select: SHOWN_FIELDS },
          },
        })
      : null
  if (!row?.second || !row.agreedAt) throw notFound()
  // With two of one name, sentences would not say which one they mean. Both see the same numbers: who made the link is the first.
  const [firstName = '', secondName = ''] = numberTwins([
    straight(calledIn(row.firstName, row.first)),
    straight(calledIn(row.secondName, row.second)),
  ])
  const isFirst = ownsRow(viewer, row.first)
  await noteUse(isFirst ? row.first : row.second)
  const first = toShown(row.first, firstName)
  const second = toShown(row.second, secondName)
  return { agreedAt: row.agreedAt, people: isFirst ? [first, second] : [second, first] }
}

/** How the viewer and one other person work together. Throws `not_found`. */
export async function requirePair(viewer: Viewer, id: string): Promise<Pair> {
  const { agreedAt, people } = await requireShared(viewer, id)
  const { facts, directions } = shownPairSheet(...people)
  return {
    id,
    agreed_at: agreedAt.toISOString(),
    people: [toWire(people[0], true), toWire(people[1], false)],
    facts: facts.map(({ title, text }) => ({ title, text })),
    directions: [toDirection(directions[0]), toDirection(directions[1])],
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

interface PairPdfRequest {
  paper: Paper
  time_zone: string
  /** As typed, instead of the viewer's name and the other person's. */
  spellings: Partial<Record<'me' | 'other', string>>
  asker: Asker
}

/** The same as a PDF. */
export async function drawPairPdf(
  viewer: Viewer,
  id: string,
  request: PairPdfRequest,
): Promise<{ pdf: Buffer; fileName: string }> {
  const { paper, time_zone: timeZone, spellings, asker } = request
  const read = async () => {
    const { agreedAt, people } = await requireShared(viewer, id)
    const [me, other] = people
    const spelled = [
      { ...me, name: spellings.me ?? me.name },
      { ...other, name: spellings.other ?? other.name },
    ] as const
    return { people: spelled, day: plainDayIn(agreedAt, timeZone) }
  }
  const { pdf, data } = await drawShared(read, (pair) =>
    renderOtherPdf({ kind: 'pair', pair, paper }, asker),
  )
  return { pdf, fileName: `DISC_Pair_${data.day}.pdf` }
}

/** Ends a comparison for both, or withdraws a link that waits. Throws `not_found` unless one of the results is theirs. */
export async function endPair(viewer: Viewer, id: string): Promise<void> {
  const own = ownPairs(viewer)
  const { count } =
    own && isId(id)
      ? await db.pairComparison.deleteMany({ where: { AND: [{ id }, own] } })
      : { count: 0 }
  if (count === 0) throw notFound()
}

const LINK_FIELDS = {
  id: true,
  firstName: true,
  expiresAt: true,
  agreedAt: true,
  first: { select: OWNER_FIELDS },
  second: { select: OWNER_FIELDS },
} satisfies Prisma.PairComparisonSelect

/**
 * The row behind a link; null for one that never was, was withdrawn, or has expired. What is not a link counts against
 * the network that tries it. Throws `too_many_requests`.
 */
async function findLink(token: string, client: string) {
  const where = { hash: hashOfSecret(token) }
  const find = () => db.pairComparison.findUnique({ where, select: LINK_FIELDS })
  const row = await tried({ pair_link: client }, find, (found) => found === null)
  if (!row) return null
  return row.agreedAt === null && row.expiresAt <= new Date() ? null : row
}

const CHOICE_FIELDS = {
  ...NAME_FIELDS,
  id: true,
  userId: true,
  completedAt: true,
} satisfies Prisma.AssessmentSelect

function toChoice(row: Prisma.AssessmentGetPayload<{ select: typeof CHOICE_FIELDS }>): PairChoice {
  return {
    id: row.id,
    headline: nameOf(row).title,
    code: row.styleCode,
    completedAt: row.completedAt.toISOString(),
    isGuests: row.userId === null,
  }
}

/** The viewer's own results, newest first. */
export async function listChoices(viewer: Viewer): Promise<PairChoice[]> {
  const own = ownResults(viewer)
  if (!own) return []
  const rows = await db.assessment.findMany({
    where: own,
    orderBy: { completedAt: 'desc' },
    take: MOST_CHOICES,
    select: CHOICE_FIELDS,
  })
  return rows.map(toChoice)
}

/** The viewer's named result, or without an id the newest; null for any other. */
export async function findChoice(viewer: Viewer, id?: string): Promise<PairChoice | null> {
  const own = ownResults(viewer)
  if (!own) return null
  const row = await db.assessment.findFirst({
    where: { AND: [own, id === undefined ? {} : { id }] },
    orderBy: { completedAt: 'desc' },
    select: CHOICE_FIELDS,
  })
  return row && toChoice(row)
}

export type LinkAccess =
  | { status: 'gone' | 'used' | 'own' }
  /** Too many links from this network were wrong. */
  | { status: 'limited'; sentence: string }
  /** The viewer has agreed by this link. */
  | { status: 'agreed'; id: string }
  | { status: 'open'; by: string; choices: PairChoice[] }

/** What the page of a link shows this viewer. */
export async function readPairLink(
  viewer: Viewer,
  token: string,
  client: string,
): Promise<LinkAccess> {
  try {
    const row = await findLink(token, client)
    if (!row) return { status: 'gone' }
    if (row.agreedAt !== null) {
      const isOwn = [row.first, row.second].some((side) => side && ownsRow(viewer, side))
      return isOwn ? { status: 'agreed', id: row.id } : { status: 'used' }
    }
    if (ownsRow(viewer, row.first)) return { status: 'own' }
    const choices = await listChoices(viewer)
    return { status: 'open', by: calledIn(row.firstName, row.first), choices }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'too_many_requests') {
      return { status: 'limited', sentence: error.message }
    }
    throw error
  }
}

/**
 * Compares the owner's result with the one behind a link, and uses the link up: of several who agree at once, one does.
 * A second call by the same person changes nothing. Throws `link_invalid`, and `conflict` for a link that another has
 * used, or that is the person's own.
 */
export async function agreeToPair(
  owner: Owner,
  { token, client, called }: { token: string; client: string; called?: string },
): Promise<{ id: string }> {
  const secondName = typedName(owner, called)
  const found = await findLink(token, client)
  if (!found) throw linkInvalid()
  if (found.agreedAt === null && ownsRow(owner, found.first)) {
    throw new ApiError('conflict', messages.pairs.ownLink)
  }
  const isAgreed = await db.$transaction(async (tx) => {
    const { count } = await tx.pairComparison.updateMany({
      where: { hash: hashOfSecret(token), ...isOpen() },
      data: { secondId: owner.result.id, secondName, agreedAt: new Date() },
    })
    if (count === 1) await countUse('pair', tx)
    return count === 1
  })
  // Read again: it may have been used, or withdrawn, since it was found.
  const row = await findLink(token, client)
  if (!row) throw linkInvalid()
  if (isAgreed || (row.second && ownsRow(owner, row.second))) return { id: row.id }
  throw new ApiError('conflict', messages.pairs.linkUsed)
}

/** So many compare with one result by the link to its style. Its owner ends each of them, and can stop sharing. */
const MOST_BY_SHARE = 50

/**
 * Compares the owner's result with the one behind a link to a style, whose owner agreed when they shared it. Two results
 * compare once: a second call answers with the same comparison. Throws `link_invalid`, and `conflict` where comparing is not
 * allowed, for one's own link, and once it has been used that often.
 */
export async function compareByShare(
  owner: Owner,
  { token, client, called }: { token: string; client: string; called?: string },
): Promise<{ id: string }> {
  const secondName = typedName(owner, called)
  // Unlike a link to compare, this one is for anyone: what its owner reads then is typed by a stranger.
  if (secondName !== null && unprovenName(secondName) === '') {
    throw new ApiError('invalid', messages.api.invalid, { called: messages.shares.noName })
  }
  const found = await findShare(token, client)
  if (!found) throw shareInvalid()
  if (ownsRow(owner, found.assessment)) {
    throw new ApiError('conflict', messages.shares.ownLink)
  }
  const hash = hashOfSecret(token)
  return db.$transaction(async (tx) => {
    // Locked: it may end, and others may agree, at the same moment.
    const [locked] = await tx.shareLink.updateManyAndReturn({
      where: { hash },
      data: { hash },
      select: { assessmentId: true, called: true, compares: true },
    })
    if (!locked) throw shareInvalid()
    const { assessmentId: firstId, called: firstName } = locked
    if (!locked.compares || firstName === null) {
      throw new ApiError('conflict', messages.shares.notAllowed)
    }
    const secondId = owner.result.id
    const same = await tx.pairComparison.findFirst({
      where: {
        agreedAt: { not: null },
        OR: [
          { firstId, secondId },
          { firstId: secondId, secondId: firstId },
        ],
      },
      select: { id: true },
    })
    if (same) return same
    const count = await tx.pairComparison.count({ where: { firstId, agreedAt: { not: null } } })
    if (count >= MOST_BY_SHARE) throw new ApiError('conflict', messages.shares.full)
    const now = new Date()
    return tx.pairComparison.create({
      data: {
        firstId,
        firstName,
        secondId,
        secondName,
        // No link leads to it: it is agreed to already.
        hash: hashOfNone(),
        agreedAt: now,
        expiresAt: now,
      },
      select: { id: true },
    })
  })
}
