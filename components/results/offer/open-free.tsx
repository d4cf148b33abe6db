import { Words } from '@/lib/words/words'
import { OpenFreeButton } from './open-free-button'

/** Opens the report of this result for a signed-in person while payments are not open; with its words. */
export const OpenFree = (props: { resultId: string }) => (
  <Words of={['results.freeWay']}>
    <OpenFreeButton {...props} />
  </Words>
)
