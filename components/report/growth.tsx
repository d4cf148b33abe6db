import type { Point } from '@/lib/disc/content/types'
import { PointList } from './point-list'

/** What gets in the way, each with the way out as its title. */
export function Growth({ limitations }: { limitations: readonly Point[] }) {
  return <PointList points={limitations} layout="split" />
}
