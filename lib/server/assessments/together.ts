import 'server-only'
import { cache } from 'react'
import type { Circle } from '@/lib/api/auth'
import { type Letter, perLetter } from '@/lib/disc/letters'
import { keyOf, modelOf } from '@/lib/disc/model/scorers'
import { scoreTogether } from '@/lib/disc/model/together'
import { bandOf } from '@/lib/disc/result/bands'
import { doLabelsDiffer, type LabelResult, pickTwoLabels } from '@/lib/disc/result/labels'
import { alike } from '@/lib/disc/result/over-time'
import { type Shown, shortName } from '@/lib/disc/result/result-name'
import {
  type SittingResult,
  type Standee,
  type Standing,
  standsFor,
  togetherOf,
} from '@/lib/disc/result/together'
import { db, type Prisma } from '../base/db'
import { keptInMemory } from '../base/once'
import type { SignedIn } from '../viewer/viewer'
import { readCertainty } from './certainty'
import { exactScores, fromStored, type StoredAnswer } from './result-rows'
import { ownedBy } from './results'

/** No one has more that are read as one: what came before them is long ago. History, home and groups read the same ones. */
export const MOST_SITTINGS = 100

const SITTING_FIELDS = {
  id: true,
  label: true,
  scorerVersion: true,
  calibration: true,
  dScore: true,
  iScore: true,
  sScore: true,
  cScore: true,
  primaryLetter: true,
  secondaryLetter: true,
  styleCode: true,
  counted: true,
  moreCounted: true,
  certainty: true,
} satisfies Prisma.AssessmentSelect

type SittingRow = Prisma.AssessmentGetPayload<{ select: typeof SITTING_FIELDS }>

/** What is read of one sitting, and of all sittings of a person, the newest first. */
export const SITTING = { select: SITTING_FIELDS } satisfies Prisma.AssessmentDefaultArgs
export const SITTINGS = {
  where: { isSample: false },
  orderBy: [{ completedAt: 'desc' }, { id: 'desc' }],
  take: MOST_SITTINGS,
  select: SITTING_FIELDS,
} satisfies Prisma.User$assessmentsArgs

/** The row as it is read with others, and shown to others; null for a style that does not exist. */
export function toSitting(row: SittingRow): SittingResult | null {
  const certainty = readCertainty(row.certainty)
  const named = shortName({
    code: row.styleCode,
    primary: row.primaryLetter as Letter,
    secondary: row.secondaryLetter as Letter,
    certainty,
    counted: row.counted,
    moreCounted: row.moreCounted,
  })
  return (
    named && {
      resultId: row.id,
      label: row.label,
      madeBy: keyOf(row),
      scores: exactScores(row),
      counted: row.counted,
      certainty,
      named,
    }
  )
}

const toSittings = (rows: readonly SittingRow[]) => rows.flatMap((row) => toSitting(row) ?? [])

/** What stands for a person: two where two labels differ, none before the first result. Read once for each request. */
export const readOwnStanding = cache(async (userId: string): Promise<readonly Standee[]> => {
  const rows = await db.assessment.findMany({ ...SITTINGS, where: ownedBy(userId) })
  const sittings = toSittings(rows)
  return standsFor(await standingOf(userId, sittings), sittings)
})

/** The bands that a person's own circle is drawn from; null before the first result. */
export async function findCircle(userId: string): Promise<Circle> {
  const [shown] = await readOwnStanding(userId)
  return shown ? perLetter((letter) => bandOf(shown.scores[letter])) : null
}

/** The same of the person who asks. */
export function readStanding(
  { session }: SignedIn,
  newestFirst: readonly SittingResult[],
): Promise<Standing> {
  return standingOf(session.user.id, newestFirst)
}

/** What these sittings of a person say, those of a page of their history, the newest first. */
export async function standingOf(
  userId: string,
  newestFirst: readonly SittingResult[],
  on: Reads = db,
): Promise<Standing> {
  const standings = await readStandings(new Map([[userId, newestFirst]]), on)
  return standings.get(userId) ?? NONE
}

/** Of several people by their ids, what stands for each where one result is shown; no one without a result. */
export async function readShown(
  rowsOf: ReadonlyMap<string, readonly SittingRow[]>,
  on: Reads = db,
): Promise<Map<string, Shown>> {
  const sittingsOf = new Map([...rowsOf].map(([userId, rows]) => [userId, toSittings(rows)]))
  const standings = await readStandings(sittingsOf, on)
  return new Map(
    [...sittingsOf].flatMap(([userId, sittings]) => {
      const [shown] = standsFor(standings.get(userId) ?? NONE, sittings)
      return shown ? [[userId, shown] as const] : []
    }),
  )
}

/** The database, or a transaction. */
export type Reads = Pick<Prisma.TransactionClient, 'assessment'>

const NONE: Standing = { together: null, twoLabels: null }

/** By the newest sitting of each person, what all say. */
const kept = keptInMemory<Standing>('standings', 2000)

/** Forgets what a result was part of: it is deleted. */
export const forgetStanding = kept.forget

/** So many people are scored between two looks at other requests. */
const AT_ONCE = 100

/** By what made the newest of each person's results: those of other scorers stay out, and those of too few answers. */
async function readStandings(
  sittingsOf: ReadonlyMap<string, readonly SittingResult[]>,
  on: Reads = db,
): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>()
  const open: Joinable[] = []
  for (const [userId, newestFirst] of sittingsOf) {
    const joinable = alike(newestFirst)
    const [newest, next] = joinable
    if (!newest || !next) continue
    const made = madeOf(joinable)
    const known = kept.find(newest.resultId, made)
    if (known) standings.set(userId, known)
    else open.push({ userId, id: newest.resultId, made, joinable })
  }
  for (let at = 0; at < open.length; at += AT_ONCE) {
    const some = open.slice(at, at + AT_ONCE)
    const rows = await readAnswers(some, on)
    for (const { userId, id, made, joinable } of some) {
      standings.set(userId, kept.keep(id, made, join(joinable, rows)))
    }
  }
  return standings
}

interface Joinable {
  userId: string
  /** Of the newest. */
  id: string
  made: string
  joinable: readonly SittingResult[]
}

/** All that what they say together follows from: another answer moves the places. */
const madeOf = (joinable: readonly SittingResult[]) =>
  JSON.stringify(
    joinable.map(({ resultId, label, madeBy, named, certainty }) => [
      resultId,
      label,
      madeBy,
      named.code,
      certainty?.theta,
    ]),
  )

async function readAnswers(some: readonly Joinable[], on: Reads) {
  const rows = await on.assessment.findMany({
    where: {
      userId: { in: some.map(({ userId }) => userId) },
      id: { in: some.flatMap(({ joinable }) => joinable.map(({ resultId }) => resultId)) },
    },
    select: { id: true, answers: true, moreAnswers: true, scorerVersion: true, calibration: true },
  })
  return new Map(rows.map((row) => [row.id, row]))
}

type Answers = Awaited<ReturnType<typeof readAnswers>>

function join(joinable: readonly SittingResult[], rows: Answers): Standing {
  const [one, other] = (pickTwoLabels(joinable) ?? []).map((group) => toLabelResult(group, rows))
  const twoLabels = one && other ? ([one, other] as const) : null
  if (twoLabels && doLabelsDiffer(twoLabels)) return { together: null, twoLabels }
  return { together: asOne(joinable, rows)?.together ?? null, twoLabels }
}

function toLabelResult(group: readonly SittingResult[], rows: Answers): LabelResult | null {
  const [newest] = group
  if (!newest || newest.label === null) return null
  const { label } = newest
  if (group.length === 1) return { ...newest, label, sittings: 1 }
  const joined = asOne(group, rows)
  if (!joined) return null
  const { scored, together } = joined
  const { counted } = scored
  const { sittings, named, scores, certainty } = together
  const { resultId, madeBy } = newest
  return { label, resultId, madeBy, counted, sittings, named, scores, certainty }
}

/** Null where fewer than two are still there, and where this release does not know what made them. */
function asOne(newestFirst: readonly SittingResult[], rows: Answers) {
  const found = newestFirst.flatMap((sitting) => {
    const row = rows.get(sitting.resultId)
    return row ? { ...row, code: sitting.named.code } : []
  })
  const [newest] = found
  const model = newest && modelOf(newest)
  if (!model || found.length < 2) return null
  const sittings = found.map(({ answers, moreAnswers }) =>
    ([answers, moreAnswers] as unknown as StoredAnswer[][]).flat().map(fromStored),
  )
  const scored = scoreTogether(sittings, model)
  return {
    scored,
    together: togetherOf(
      scored,
      found.map(({ code }) => code),
    ),
  }
}
