import type { Point } from '@/lib/disc/content/types'
import { PointList } from './point-list'

/** Roles that suit the style, each with its reason. */
export function Careers({ careers }: { careers: readonly Point[] }) {
  return <PointList points={careers} layout="columns" />
}
