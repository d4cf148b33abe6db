import 'server-only'
import type { PairChoice } from '@/lib/pair-choice'
import { NAME_FIELDS, nameOf } from '../../assessments/result-rows'
import { ownResults } from '../../assessments/results'
import { db, type Prisma } from '../../base/db'
import type { Viewer } from '../../viewer/viewer'

/** A person with more results chooses among the newest. */
const MOST_CHOICES = 20

const CHOICE_FIELDS = {
  ...NAME_FIELDS,
  id: true,
  userId: true,
  completedAt: true,
} satisfies Prisma.AssessmentSelect

function toChoice(row: Prisma.AssessmentGetPayload<{ select: typeof CHOICE_FIELDS }>): PairChoice {
  const { code, title: headline } = nameOf(row)
  return {
    id: row.id,
    headline,
    code,
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
