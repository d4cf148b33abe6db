'use client'

import { PriceCard } from '@/components/results/offer/price-card'
import price from '@/components/results/offer/price-card.module.css'
import { BusyButton } from '@/components/ui/busy-button'
import { Notice } from '@/components/ui/notice'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { useTask } from '@/components/ui/use-task'
import { createIntent } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { formatCents, PASS_LIST_CENTS, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { PreviewLine } from '../preview-line'
import { SignInAgain } from '../sign-in-again'
import styles from './pass-card.module.css'

interface PassOfferProps {
  /** The result whose report the person came for. */
  resultId: string | null
  onPaid: () => void
}

/** The pass while no cards are taken: one button activates it, and opens the report that the person came for. */
export function PassOffer({ resultId, onPaid }: PassOfferProps) {
  const refreshWith = useRefreshWith()
  const task = useTask(messages.payment.initFailed, { staysBusy: true })
  const { failure } = task

  const activate = () =>
    task.run(async () => {
      await call(createIntent, { body: { product: 'pass' } })
      if (resultId) {
        window.location.assign(forResult(routes.report, resultId))
        return
      }
      refreshWith(onPaid)
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
      <PreviewLine reader="taker" className={styles.line} />
      {failure && (
        <div role="alert" className={styles.error}>
          <Notice kind="danger">
            <span>{messages.payment.initFailed}</span>
            {failure.sentence !== messages.payment.initFailed && (
              <span>{` ${failure.sentence}`}</span>
            )}
            {failure.code === 'not_signed_in' && <SignInAgain />}
          </Notice>
        </div>
      )}
      <BusyButton
        className={`btn inverse block lg ${styles.activate}`}
        busy={task.busy}
        busyLabel={messages.payment.processing}
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
