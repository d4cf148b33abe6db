import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { Words } from '@/lib/words/words'
import { LateEmptyHome } from './late-empty-home'

/** Home before the first result, with what it says. */
export const EmptyStart = ({ first }: { first: readonly FirstQuestion[] }) => (
  <Words of={['assessment.first']}>
    <LateEmptyHome first={first} />
  </Words>
)
