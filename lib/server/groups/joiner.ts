import 'server-only'
import { readOwnStanding } from '../assessments/together'
import type { Viewer } from '../viewer/viewer'

/** The viewer as the members of a group that they are about to join would see them; null while they are signed out. */
export async function readJoiner({ session }: Viewer) {
  if (!session) return null
  const { id: userId, firstName, lastName } = session.user
  const [shown] = await readOwnStanding(userId)
  return {
    first_name: firstName,
    last_name: lastName,
    result: shown ? { letter: shown.named.doubt.first, headline: shown.named.title } : null,
  }
}
