import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { ownResults } from '../../assessments/results'
import type { Prisma } from '../../base/db'
import type { Viewer } from '../../viewer/viewer'

/** The comparisons that one of the viewer's results is in, as a condition for the query; null where there can be none. */
export function ownPairs(viewer: Viewer): Prisma.PairComparisonWhereInput | null {
  const own = ownResults(viewer)
  return own && { OR: [{ first: own }, { second: own }] }
}

export const pairNotFound = () => new ApiError('not_found', messages.pairs.notFound)
