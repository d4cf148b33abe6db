'use client'

import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { createIntent } from '@/lib/api/entries/payments'
import { messages } from '@/lib/messages'
import { formatCents } from '@/lib/pricing'
import styles from './total-card.module.css'

interface TotalCardProps {
  /** Cents. */
  list: number
  total: number
  couponCode: string | undefined
  /** A coupon is being checked: the total may change any moment. */
  checking: boolean
  processing: boolean
  /** Stripe takes its time to answer. */
  isSlow?: boolean
  error: string | null
  /** Whether the button places an order; in preview mode, above zero, it opens a dialog. */
  isOrder: boolean
  /** A card is needed, and none is typed yet. */
  isCardEmpty: boolean
  onPay: () => void
}

/** List price, discount and total, and the button that pays it. */
export function TotalCard(props: TotalCardProps) {
  const { list, total, couponCode, checking, processing, isSlow, error } = props
  const { isOrder, isCardEmpty, onPay } = props
  const status = useRef<HTMLParagraphElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const wait = useWait(createIntent)
  const held = checking || isCardEmpty || (wait.waiting && isOrder)
  useEffect(() => {
    if (processing) status.current?.focus()
  }, [processing])
  useEffect(() => {
    if (error) button.current?.focus()
  }, [error])

  return (
    <section className={`card ${styles.card}`} aria-labelledby="total">
      <h2 id="total" className={`h3 narrow-hidden ${styles.title}`}>
        Total
      </h2>
      <dl className={`grid gap-xs ${styles.lines}`}>
        <div className="flex apart gap-m baseline mut narrow-hidden">
          <dt className="anywhere">List price</dt>
          <dd>{formatCents(list)}</dd>
        </div>
        {couponCode !== undefined && (
          <div className="flex apart gap-m baseline mut narrow-hidden">
            <dt className="anywhere">{`Discount (${couponCode})`}</dt>
            <dd>{`−${formatCents(list - total)}`}</dd>
          </div>
        )}
        <div className={`flex apart gap-m baseline mut ${styles.total}`}>
          <dt className="anywhere">To pay</dt>
          <dd data-testid="total">{formatCents(total)}</dd>
        </div>
      </dl>
      {error && (
        <div role="alert" className={styles.error}>
          <Notice kind="danger">{error}</Notice>
        </div>
      )}
      {isOrder && <WaitLine wait={wait} className={`sm mut ${styles.wait}`} />}
      {/* Always there, so that what appears in it is read out. */}
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {processing && (
          <span className={`row gap-s semibold sunken pill middles ${styles.processing}`}>
            <span className="spinner" aria-hidden="true" />
            {messages.payment.processing}
          </span>
        )}
        {processing && isSlow && (
          <span className={`sm mut own-line ${styles.slow}`}>{messages.payment.slow}</span>
        )}
      </p>
      {!processing && (
        <button
          ref={button}
          type="button"
          className={`btn lg block ${styles.pay} ${isOrder ? '' : 'outline'}`}
          data-testid="pay"
          aria-disabled={held || undefined}
          onClick={() => {
            if (!held) onPay()
          }}
        >
          {total === 0 ? 'Get my report' : `Pay ${formatCents(total)}`}
        </button>
      )}
      <p className={`text-center fine ${isOrder ? 'faint narrow-hidden' : ''} ${styles.note}`}>
        {isOrder
          ? 'One payment for this result. No subscription.'
          : messages.previewMode.leads.list}
      </p>
    </section>
  )
}
