import Link from 'next/link'
import { claimedResultPath, loginPath, registerPath } from '@/lib/routes'
import styles from './account-offer.module.css'

interface AccountOfferProps {
  resultId: string
  /** Whether the reader has an account already: then the result is in it. */
  isSignedIn: boolean
}

/** What an account opens for nothing, and the ways to one. It keeps the result, which a browser may lose. */
export function AccountOffer({ resultId, isSignedIn }: AccountOfferProps) {
  return (
    <section className={`card ${styles.offer}`} aria-labelledby="account-offer">
      <h2 id="account-offer" className="h3">
        {isSignedIn
          ? 'Your exact scores are in your account'
          : 'Your exact scores, free with an account'}
      </h2>
      {isSignedIn ? (
        <Link className="btn outline" href={claimedResultPath(resultId)}>
          See your detailed results
        </Link>
      ) : (
        <>
          <p className="mut">
            An account keeps this result for you on every device. It shows the four numbers out of
            100, and what your letters say about strengths, challenges and communication.
          </p>
          <div className={styles.actions}>
            <Link className="btn outline" href={registerPath(resultId)}>
              Create a free account
            </Link>
            <Link className="btn ghost" href={loginPath(claimedResultPath(resultId))}>
              Log in
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
