import { Words } from '@/lib/words/words'
import { LateGuestResult } from './late-guest-result'

/** Leads a guest back to the result that this browser holds; with its words. */
export const GuestResultLink = (props: { className?: string }) => (
  <Words of={['results.last']}>
    <LateGuestResult {...props} />
  </Words>
)
