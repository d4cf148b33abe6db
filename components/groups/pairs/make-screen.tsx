import { DatedResult } from '@/components/results/dated-result'
import { Link } from '@/components/ui/link'
import type { PairChoice } from '@/lib/pair-choice'
import { forResult, routes } from '@/lib/routes'
import { Words } from '@/lib/words/words'
import { MakeLink } from './make-link'
import { PairPanes } from './pair-panes'

interface MakeScreenProps {
  result: PairChoice
  isSignedIn: boolean
}

/** Where a person makes a link to compare one of their results with a colleague's. */
export function MakeScreen({ result, isSignedIn }: MakeScreenProps) {
  return (
    <div className="container grid max-w-160 grid-cols-1 gap-[clamp(22px,2.7vw,28px)] px-0 pt-[clamp(36px,6.2vw,64px)] pb-[clamp(64px,9.3vw,96px)]">
      <header className="wrap-anywhere grid grid-cols-1 gap-4">
        <h1 className="text-d2">Compare with a colleague</h1>
        <p className="text-ink-2 text-lede">
          Send one person a link. Once they agree, you both read how you work together.
        </p>
        <DatedResult result={result} />
      </header>
      <PairPanes isMaker />
      <Words of={['results.copyLine']}>
        <MakeLink result={result} />
      </Words>
      <p className="text-ink-2 text-sm">
        <span>Once your colleague agrees, you find the comparison</span>{' '}
        {isSignedIn ? (
          <span>
            on <Link href={routes.groups}>your groups page</Link>.
          </span>
        ) : (
          <span>
            below <Link href={forResult(routes.enhancedGuestResults, result.id)}>your result</Link>.
          </span>
        )}
      </p>
    </div>
  )
}
