import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { draftState } from '@/lib/api/drafts'
import { itemById } from '@/lib/disc/form/responses'
import type { Letter } from '@/lib/disc/letters'
import { sentencesOf } from '@/lib/disc/result/sentences'
import { isStyleCode } from '@/lib/disc/styles'
import {
  readCertainty,
  readQuality,
  toWireCertainty,
  toWireQuality,
} from '../assessments/certainty'
import { exactScores, nameOf, type StoredAnswer } from '../assessments/result-rows'
import { db, type Prisma } from '../base/db'
import { pageByPage, ROWS_AT_ONCE } from '../base/page-by-page'
import { iso, isoOrNull } from './times'

/** Assessments that are not finished, with the answers so far. */
export async function collectDrafts(userId: string): Promise<Archive['unfinished_assessments']> {
  const drafts = await db.assessmentDraft.findMany({
    where: { userId },
    select: { id: true, startedAt: true, updatedAt: true, state: true, label: true },
  })
  return drafts.map(({ id, startedAt, updatedAt, state, label }) => ({
    id,
    started_at: iso(startedAt),
    updated_at: iso(updatedAt),
    state: draftState.safeParse(state).data ?? null,
    label,
  }))
}

const ASSESSMENT_FIELDS = {
  id: true,
  completedAt: true,
  lastUsedAt: true,
  formVersion: true,
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
  quality: true,
  answers: true,
  moreAnswers: true,
  field: true,
  label: true,
  goals: { select: { goal: true, doneAt: true, dueOn: true } },
  pointMarks: { select: { point: true, fits: true, markedAt: true } },
  entitlement: { select: { grantedAt: true, revokedAt: true } },
  links: { select: { createdAt: true, expiresAt: true, revokedAt: true, opensResult: true } },
  shareLink: { select: { styleCode: true, called: true, compares: true, createdAt: true } },
} satisfies Prisma.AssessmentSelect

type AssessmentRow = Prisma.AssessmentGetPayload<{ select: typeof ASSESSMENT_FIELDS }>

/** Results with all their data, oldest first. */
export async function* listAssessments(
  userId: string,
): AsyncGenerator<Archive['assessments'][number]> {
  const read = (last: AssessmentRow | null) =>
    db.assessment.findMany({
      where: { userId, ...(last && newerThan(last)) },
      orderBy: [{ completedAt: 'asc' }, { id: 'asc' }],
      take: ROWS_AT_ONCE,
      select: ASSESSMENT_FIELDS,
    })
  for await (const row of pageByPage(read)) yield toArchived(row)
}

/** What comes after a row, oldest first. */
function newerThan({ completedAt, id }: AssessmentRow): Prisma.AssessmentWhereInput {
  return {
    completedAt: { gte: completedAt },
    OR: [{ completedAt: { not: completedAt } }, { id: { gt: id } }],
  }
}

function toArchived(row: AssessmentRow): Archive['assessments'][number] {
  return {
    id: row.id,
    completed_at: iso(row.completedAt),
    last_used_at: iso(row.lastUsedAt),
    form_version: row.formVersion,
    scorer_version: row.scorerVersion,
    calibration: row.calibration,
    scores: exactScores(row),
    primary_type: row.primaryLetter as Letter,
    secondary_type: row.secondaryLetter as Letter,
    personality_type_code: nameOf(row).code,
    counted_questions: row.counted,
    ...toWireCertainty(readCertainty(row.certainty)),
    places: readCertainty(row.certainty)?.theta ?? null,
    correlations: readCertainty(row.certainty)?.correlations ?? null,
    own_chance: readCertainty(row.certainty)?.ownChance ?? null,
    quality: toWireQuality(readQuality(row.quality)),
    answers: inWords(row.answers),
    more_answers: inWords(row.moreAnswers),
    goals: row.goals.map(({ goal, doneAt, dueOn }) => ({
      goal,
      done_at: isoOrNull(doneAt),
      due_on: dueOn && iso(dueOn).slice(0, 10),
    })),
    label: row.label,
    field_of_work: row.field,
    report_sentences: row.pointMarks.map(({ point, fits, markedAt }) => ({
      sentence: sentenceOf(row.styleCode, point),
      fits,
      marked_at: iso(markedAt),
    })),
    complete_report: row.entitlement && {
      granted_at: iso(row.entitlement.grantedAt),
      revoked_at: isoOrNull(row.entitlement.revokedAt),
    },
    mailed_links: row.links.map(({ createdAt, expiresAt, revokedAt, opensResult }) => ({
      created_at: iso(createdAt),
      expires_at: iso(expiresAt),
      revoked_at: isoOrNull(revokedAt),
      opens_free_result: opensResult,
    })),
    share_link: row.shareLink && {
      personality_type_code: row.shareLink.styleCode,
      called: row.shareLink.called,
      lets_compare: row.shareLink.compares,
      made_at: iso(row.shareLink.createdAt),
    },
  }
}

/** The title of a sentence; one that has been rewritten since is known by its id alone. */
function sentenceOf(code: string, point: string): string {
  const sentences = isStyleCode(code) ? sentencesOf(code) : []
  return sentences.find(({ id }) => id === point)?.title ?? point
}

/** Answers as the person gave them: statements, not ids. */
function inWords(answers: unknown): Archive['assessments'][number]['answers'] {
  const statement = (id: string) => itemById(id)?.text ?? id
  return (answers as StoredAnswer[]).map(({ q, most, least, shown, ms, suggested }) => ({
    question: q,
    most_like: statement(most),
    least_like: statement(least),
    shown: shown?.map(statement) ?? null,
    milliseconds: ms,
    suggested,
  }))
}
