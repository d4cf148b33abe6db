import { Words } from '@/lib/words/words'
import { LabelAnyButton, type LabelASittingProps } from './label-any-button'

/** One way to label any of several sittings; with its words. */
export const LabelASitting = (props: LabelASittingProps) => (
  <Words of={['results.label', 'results.labelField']}>
    <LabelAnyButton {...props} />
  </Words>
)
