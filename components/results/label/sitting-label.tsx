import { Words } from '@/lib/words/words'
import { LabelButton, type SittingLabelProps } from './label-button'

/** The label of one's sitting, and the way to change it; with its words. */
export const SittingLabel = (props: SittingLabelProps) => (
  <Words of={['results.label', 'results.labelField']}>
    <LabelButton {...props} />
  </Words>
)
