/** What was noticed about the care of a sitting, and what it means for the result, in words for its person. */
import type { ResponseQuality } from '../model/quality'

const NOTHING_NOTICED = 'Your answers fit together well.'
const UNSURE =
  'Take this result as a first sketch: a sitting with more time would show whether it holds.'

/** One calm paragraph; null where nothing was noticed and too few answers count to say that they fit. */
export function qualityReading(quality: ResponseQuality): string | null {
  const { fit, odd, flags } = quality
  const noticed = flags.map((flag) => WORDS[flag](quality))
  if (noticed.length > 0) return [...noticed, UNSURE].join(' ')
  if (fit === null) return null
  return odd.length > 0 ? oddReading(odd) : NOTHING_NOTICED
}

const WORDS: Record<ResponseQuality['flags'][number], (quality: ResponseQuality) => string> = {
  low_fit: () =>
    'Your answers do not add up to a clear picture. That happens when statements go by unread, and it happens to people without strong leanings.',
  hurried: ({ hurried }) =>
    `You answered ${hurried.length} questions in less than four seconds each, which is little time for four statements.`,
  long_run: ({ longestRun }) =>
    `For ${longestRun} questions in a row, you picked the same place on the screen.`,
}

function oddReading(odd: readonly number[]): string {
  const [question] = odd
  return odd.length === 1
    ? `Your answers fit together well, apart from question ${question}. One answer like that changes little.`
    : `Your answers fit together, apart from ${odd.length} that go against the rest. They make the result a little less certain.`
}
