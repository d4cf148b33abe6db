import { useSyncExternalStore } from 'react'
import { readFirst, watchFirst } from '@/lib/client/first-answers'
import { type FirstQuestion, moveOf } from '@/lib/disc/circle/first-moves'
import type { Point } from '@/lib/disc/circle/geometry'

/** One finished question: its picks, and how they moved the dot. */
export interface Answered {
  most: FirstQuestion['options'][number]
  least: FirstQuestion['options'][number]
  move: Point
}

/** The questions answered so far; none where they were others, or before the page has looked into the browser. */
export function useFirstAnswers(questions: readonly FirstQuestion[]): Answered[] {
  const first = useSyncExternalStore(watchFirst, readFirst, () => null)
  const answered = (first?.answers ?? []).map((picks, at) => {
    const find = (id: string) => questions[at]?.options.find((option) => option.id === id)
    const [most, least] = [find(picks.most), find(picks.least)]
    return most && least ? { most, least, move: moveOf(most.pull, least.pull) } : null
  })
  const unknown = answered.indexOf(null)
  return answered.slice(0, unknown < 0 ? undefined : unknown).flatMap((one) => one ?? [])
}
