/** What a result rests on, where that is less than 28 calm answers. About the answers, never about the person. */

import { QUESTION_COUNT } from '../form/items'
import { HURRIED_MS, type ResponseQuality } from '../model/quality'

const VERDICT = 'take this as a first sketch'

export interface CareNote {
  /** "27 of 28 answers took under 4 seconds". */
  reason: string
  /** "take this as a first sketch". */
  verdict: string
  /** The whole sentence. */
  text: string
}

/** The one thing about a sitting that matters most; null where nothing was noticed, or nothing was looked at. */
export function careNote(
  quality: Pick<ResponseQuality, 'flags' | 'hurried' | 'longestRun'> | null,
): CareNote | null {
  const [flag] = FLAGS_BY_WEIGHT.filter((one) => quality?.flags.includes(one))
  if (!quality || !flag) return null
  const reason = REASONS[flag](quality)
  return { reason, verdict: VERDICT, text: `${reason}: ${VERDICT}.` }
}

const FLAGS_BY_WEIGHT = ['hurried', 'long_run', 'low_fit'] as const

const REASONS: Record<
  ResponseQuality['flags'][number],
  (quality: Pick<ResponseQuality, 'hurried' | 'longestRun'>) => string
> = {
  hurried: ({ hurried }) =>
    `${hurried.length} of ${QUESTION_COUNT} answers took under ${HURRIED_MS / 1000} seconds`,
  long_run: ({ longestRun }) =>
    `You picked the same place on the screen ${longestRun} times in a row`,
  low_fit: () => 'Your answers don’t add up to one clear picture',
}
