import { DatedResult } from '@/components/results/dated-result'
import { Link } from '@/components/ui/link'
import type { PairChoice } from '@/lib/pair-choice'
import { forResult, routes } from '@/lib/routes'
import { MakeLink } from './make-link'
import { PairPanes } from './pair-panes'
import styles from './pairs.module.css'

interface MakeScreenProps {
  result: PairChoice
  isSignedIn: boolean
}

/** Where a person makes a link to compare one of their results with a colleague's. */
export function MakeScreen({ result, isSignedIn }: MakeScreenProps) {
  return (
    <div className={`wrap stack ${styles.page}`}>
      <header className="stack gap-m anywhere">
        <h1 className="d2">Compare with a colleague</h1>
        <p className="lede">
          Send one person a link. Once they agree, you both read how you work together.
        </p>
        <DatedResult result={result} />
      </header>
      <PairPanes isMaker />
      <MakeLink result={result} />
      <p className="sm mut">
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
