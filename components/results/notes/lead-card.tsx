import type { ResultPreview } from '@/lib/disc/result/preview'
import type { ResultName } from '@/lib/disc/result/result-name'
import styles from './lead-card.module.css'
import { LeadLine } from './lead-line'
import { SettleOffer } from './settle-offer'

interface LeadCardProps {
  named: ResultName
  /** The result, where further questions are offered to its owner. */
  offer?: Pick<ResultPreview, 'resultId' | 'settling'>
}

/** Where the lead is open: how open it is, without a number, and the way to settle it. Nothing where one letter leads clearly. */
export function LeadCard({ named: { doubt, leadLine }, offer }: LeadCardProps) {
  if (!leadLine) return null
  const { first, second, text } = doubt
  return (
    <section className={`card grid gap-s padded ${styles.card}`} aria-labelledby="lead">
      <h2 id="lead" className="h3">
        {`How close ${first} and ${second} are`}
      </h2>
      <p>
        The dot is where your answers put you. The bar around it is how far off that may be: for
        eight out of ten people with answers like yours, the true spot is inside it.
      </p>
      <LeadLine line={leadLine} first={first} second={second} label={text} />
      {offer?.settling && (
        <SettleOffer resultId={offer.resultId} more={offer.settling.more} doubt={doubt} />
      )}
    </section>
  )
}
