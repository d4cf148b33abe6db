import { Words } from '@/lib/words/words'
import { DeleteButton, type DeleteButtonProps } from './delete-button'

/** Deletes one result, after saying what goes with it; with its words. */
export const DeleteResult = (props: DeleteButtonProps) => (
  <Words of={['results.deletion']}>
    <DeleteButton {...props} />
  </Words>
)
