import { ArrivalBanner } from '@/components/ui/arrival-banner'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

/** Says after signing in that the browser's guest result is in the account now, and where it goes if it is not theirs. */
export function JoinedBanner() {
  return (
    <ArrivalBanner>
      We put the result from this browser into your account. Not yours? Delete it in{' '}
      <Link href={routes.history}>your results</Link>.
    </ArrivalBanner>
  )
}
