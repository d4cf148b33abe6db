import type { Dashboard } from '@/lib/api/admin/dashboard'

/** The question after which the fewest go on; null where no one stops. */
export function largestDrop(
  dropOff: Dashboard['drop_off'],
): { question: number; reached: number; left: number } | null {
  const drops = dropOff.slice(0, -1).map(({ question, reached }, at) => ({
    question,
    reached,
    left: reached - (dropOff[at + 1]?.reached ?? 0),
  }))
  const [largest] = drops.sort((one, other) => other.left - one.left)
  return largest && largest.left > 0 ? largest : null
}
