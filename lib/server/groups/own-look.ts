import 'server-only'
import type { Letter, PerLetter } from '@/lib/disc/letters'
import { exactScores } from '../assessments/result-rows'
import { ownedBy } from '../assessments/results'
import { db } from '../base/db'
import type { SignedIn } from '../viewer/viewer'

/** How a group would see the person if they joined: their name, and what their newest result draws. */
export async function readOwnLook({ session: { user } }: SignedIn): Promise<{
  first_name: string
  last_name: string
  result: { letter: Letter; scores: PerLetter<number> } | null
}> {
  const row = await db.assessment.findFirst({
    where: ownedBy(user.id),
    orderBy: { completedAt: 'desc' },
    select: { primaryLetter: true, dScore: true, iScore: true, sScore: true, cScore: true },
  })
  return {
    first_name: user.firstName,
    last_name: user.lastName,
    result: row && { letter: row.primaryLetter as Letter, scores: exactScores(row) },
  }
}
