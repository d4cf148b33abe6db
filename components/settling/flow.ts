/** Where a person is in settling the tie, from what the server says and what it does not know yet. */

import type { getSettling } from '@/lib/api/entries/settling'
import type { AnswerFrom } from '@/lib/client/call'
import type { Unsent } from '@/lib/client/settling-kept'
import { OPENNESS_STEPS } from '@/lib/disc/result/lead-line'

export type Settling = AnswerFrom<typeof getSettling>
export type Question = Settling['questions'][number]

/** A further question with its answer. */
export interface Answered extends Question {
  most: string
  least: string
}

/** All answers so far, those on their way in place of what they replace. */
export function answeredOf(settling: Settling, unsent: readonly Unsent[]): Answered[] {
  const known: Answered[] = settling.answered.map(({ most_like, least_like, ...question }) => ({
    ...question,
    most: most_like,
    least: least_like,
  }))
  const all = new Map(known.map((one) => [one.group, one]))
  for (const { question, most, least } of unsent) {
    const asked = questionOf(settling, question)
    if (asked) all.set(question, { ...asked, most, least })
  }
  return [...all.values()]
}

/** The question to ask next; null when there is none. Offline, the order as it was last known has to do. */
export function nextOf(settling: Settling, unsent: readonly Unsent[]): Question | null {
  const done = new Set(answeredOf(settling, unsent).map(({ group }) => group))
  if (done.size >= settling.at_most) return null
  return settling.questions.find(({ group }) => !done.has(group)) ?? null
}

/** A question that may be asked, or was. */
export function questionOf(
  { questions, answered }: Settling,
  question: number,
): Question | undefined {
  return [...questions, ...answered].find(({ group }) => group === question)
}

/** How open the lead is after so many answers; it says nothing of which letter is ahead. */
export function opennessOf(openness: number, answered: number) {
  if (answered === 0) return 'open'
  if (openness > (2 / 3) * OPENNESS_STEPS) return 'wide'
  return openness > OPENNESS_STEPS / 4 ? 'narrowing' : 'almost'
}
