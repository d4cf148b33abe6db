import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { itemsOf } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { claimedResultPath, loginPath, registerPath } from '@/lib/routes'
import styles from './account-offer.module.css'

interface AccountOfferProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** Whether the reader has an account already: then the result is in it. */
  isSignedIn: boolean
}

/** What an account adds for nothing, and the ways to one. Whoever has the complete report has the scores. */
export function AccountOffer({ preview, isSignedIn }: AccountOfferProps) {
  const { resultId, unlocked } = preview
  return (
    <section
      className={`card grid gap-m left padded ${styles.offer}`}
      aria-labelledby="account-offer"
    >
      <h2 id="account-offer" className="h3">
        {titleOf(isSignedIn, unlocked)}
      </h2>
      {isSignedIn ? (
        <Link className="btn outline" href={claimedResultPath(resultId)}>
          See your detailed results
        </Link>
      ) : (
        <>
          <p className="mut">It keeps this result for you, on every device. And it adds:</p>
          <ul className="grid gap-xs checks">
            {itemsOf('account', { holdsReport: unlocked }).map((text) => (
              <li key={text}>
                <Icon of={Check} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
          <div className={`flex wraps gap-xs ${styles.actions}`}>
            <Link className="btn outline" href={registerPath(resultId)}>
              Create a free account
            </Link>
            <Link className="btn ghost" href={loginPath(claimedResultPath(resultId))}>
              Sign in
            </Link>
          </div>
        </>
      )}
    </section>
  )
}

function titleOf(isSignedIn: boolean, unlocked: boolean): string {
  if (isSignedIn)
    return unlocked ? 'This result is in your account' : 'Your exact scores are in your account'
  return unlocked
    ? 'A free account keeps your report safe'
    : 'Exact scores are free with an account'
}
