import { Words } from '@/lib/words/words'
import { ShareStyleButton, type ShareStyleProps } from './share-style-button'

/** Sends the public page of a style, with its card; with its words. */
export const ShareStyle = (props: ShareStyleProps) => (
  <Words of={['results.shareStyle', 'results.card', 'results.copyLine']}>
    <ShareStyleButton {...props} />
  </Words>
)
