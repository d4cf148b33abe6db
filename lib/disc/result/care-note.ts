/** What was noticed about the care of a sitting: about the answers, never about the person. */

import { QUESTION_COUNT } from '../form/items'
import { HURRIED_MS, type ResponseQuality } from '../model/quality'

/** What follows from it, whatever it is. */
export const CARE_ADVICE = 'Take this as a first sketch.'

type Noticed = Pick<ResponseQuality, 'flags' | 'hurried' | 'longestRun'>

/** The one thing that matters most, in a sentence; null where nothing was noticed, or nothing was looked at. */
export function careNote(quality: Noticed | null): string | null {
  const flag = FLAGS_BY_WEIGHT.find((one) => quality?.flags.includes(one))
  return quality && flag ? SENTENCES[flag](quality) : null
}

const FLAGS_BY_WEIGHT = ['hurried', 'long_run', 'low_fit'] as const

const SENTENCES: Record<ResponseQuality['flags'][number], (quality: Noticed) => string> = {
  hurried: ({ hurried }) =>
    `${hurried.length} of your ${QUESTION_COUNT} answers took under ${HURRIED_MS / 1000} seconds.`,
  long_run: ({ longestRun }) =>
    `You picked the same place on the screen ${longestRun} times in a row.`,
  low_fit: () => 'Your answers don’t add up to one clear picture.',
}
