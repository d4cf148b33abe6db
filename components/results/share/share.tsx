import { Words } from '@/lib/words/words'
import { ShareButton, type ShareProps } from './share-button'

/** Shares the style of one's own result, and ends that; with its words. */
export const Share = (props: ShareProps) => (
  <Words of={['results.share', 'results.sharedLink', 'results.card', 'results.copyLine']}>
    <ShareButton {...props} />
  </Words>
)
