'use client'

import { PriceCard } from '@/components/results/offer/price-card'
import price from '@/components/results/offer/price-card.module.css'
import { BusyButton } from '@/components/ui/busy-button'
import { Notice } from '@/components/ui/notice'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { useTask } from '@/components/ui/use-task'
import { takePass } from '@/lib/client/pass'
import { messages } from '@/lib/messages'
import { formatCents, PASS_LIST_CENTS, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { SignInAgain } from '../sign-in-again'
import styles from './pass-card.module.css'

interface PassOfferProps {
  /** The result whose report the person came for. */
  resultId: string | null
  onTaken: () => void
}

/** The pass while no cards are taken: one button activates it, and opens the report that the person came for. */
export function PassOffer({ resultId, onTaken }: PassOfferProps) {
  const refreshWith = useRefreshWith()
  const task = useTask(messages.payment.initFailed, { staysBusy: true })
  const { failure } = task

  const activate = () =>
    task.run(async () => {
      await takePass()
      if (resultId) location.assign(forResult(routes.report, resultId))
      else refreshWith(onTaken)
    })

  return (
    <PriceCard id="pass" title="Launch offer">
      <p className={`flex baseline gap-s ${price.price} wraps ${styles.price}`}>
        <span>{formatCents(PASS_PREVIEW_CENTS)}</span>
        <span className={`on-dark ${styles.list}`}>
          <span className="vh">was </span>
          <s>{formatCents(PASS_LIST_CENTS)}</s>
        </span>
      </p>
      <p className={`sm ${styles.line}`}>{messages.previewMode.line.taker}</p>
      {failure && (
        <div role="alert" className={styles.error}>
          <Notice kind="danger">
            <span>{failure.sentence}</span>
            {failure.code === 'not_signed_in' && <SignInAgain />}
          </Notice>
        </div>
      )}
      <BusyButton
        className={`btn inverse block lg ${styles.activate}`}
        busy={task.busy}
        busyLabel={messages.previewMode.activating}
        onClick={activate}
      >
        {failure
          ? 'Try Again'
          : resultId
            ? 'Activate my pass and open the report'
            : 'Activate my pass'}
      </BusyButton>
      <p className={`sm on-dark ${styles.note}`}>
        It belongs to your account, and stays yours when payments open.
      </p>
    </PriceCard>
  )
}
