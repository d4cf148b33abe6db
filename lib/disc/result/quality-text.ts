/** What was noticed about the care of a sitting, and what it means for the result, in words for its person. */
import type { ResponseQuality } from '../model/quality'
import { careNote } from './care-note'

const NOTHING_NOTICED = 'Your answers fit together well.'

/** One calm paragraph; null where nothing was noticed and too few answers count to say that they fit. */
export function qualityReading(quality: ResponseQuality): string | null {
  const { fit, odd } = quality
  const care = careNote(quality)
  if (care) return `${care.text} A sitting with more time would show whether it holds.`
  if (fit === null) return null
  return odd.length > 0 ? oddReading(odd) : NOTHING_NOTICED
}

function oddReading(odd: readonly number[]): string {
  const [question] = odd
  return odd.length === 1
    ? `Your answers fit together well, apart from question ${question}. One answer like that changes little.`
    : `Your answers fit together, apart from ${odd.length} that go against the rest. They make the result a little less certain.`
}
