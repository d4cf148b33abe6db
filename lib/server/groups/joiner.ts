import 'server-only'
import type { Letter } from '@/lib/disc/letters'
import { styleTitle } from '@/lib/disc/result/result-name'
import { isStyleCode } from '@/lib/disc/styles'
import { db } from '../base/db'
import type { Viewer } from '../viewer/viewer'

/** The viewer as the members of a group that they are about to join would see them; null while they are signed out. */
export async function readJoiner({ session }: Viewer) {
  if (!session) return null
  const { id: userId, firstName, lastName } = session.user
  const newest = await db.assessment.findFirst({
    where: { userId, isSample: false },
    orderBy: { completedAt: 'desc' },
    select: { primaryLetter: true, styleCode: true },
  })
  return {
    first_name: firstName,
    last_name: lastName,
    result: newest && {
      letter: newest.primaryLetter as Letter,
      headline: isStyleCode(newest.styleCode) ? styleTitle(newest.styleCode) : newest.styleCode,
    },
  }
}
