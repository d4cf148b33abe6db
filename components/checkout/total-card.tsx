'use client'

import { useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { createIntent } from '@/lib/api/entries/payments'
import { messages } from '@/lib/messages'
import { formatCents } from '@/lib/pricing'

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
    <section
      className="px-7.5 rounded-lg border border-line bg-surface pt-7.5 pb-7 narrow:px-4.5 narrow:py-3.5 narrow:grid narrow:grid-cols-[auto_minmax(0,1fr)] narrow:gap-x-5 narrow:items-center"
      aria-labelledby="total"
    >
      <h2 id="total" className="text-h3 mb-3.5 narrow:hidden!">
        Total
      </h2>
      <dl className="gap-2 grid mb-5 tabular-nums narrow:m-0 narrow:row-start-1">
        <div className="gap-4 text-ink-2 flex justify-between items-baseline narrow:hidden!">
          <dt className="wrap-anywhere">List price</dt>
          <dd>{formatCents(list)}</dd>
        </div>
        {couponCode !== undefined && (
          <div className="gap-4 text-ink-2 flex justify-between items-baseline narrow:hidden!">
            <dt className="wrap-anywhere">{`Discount (${couponCode})`}</dt>
            <dd>{`−${formatCents(list - total)}`}</dd>
          </div>
        )}
        <div className="gap-4 border-line flex justify-between items-baseline mt-2 pt-4 border-t text-ink font-600 narrow:p-0 narrow:m-0 narrow:gap-0.5 narrow:border-0 narrow:grid">
          <dt className="wrap-anywhere">To pay</dt>
          <dd
            className="font-640 text-40 leading-none font-display tracking-[-0.04em] narrow:text-24"
            data-testid="total"
          >
            {formatCents(total)}
          </dd>
        </div>
      </dl>
      {error && (
        <div role="alert" className="mb-4 narrow:mx-0 narrow:col-span-full narrow:mt-3 narrow:mb-0">
          <Notice kind="danger">{error}</Notice>
        </div>
      )}
      {isOrder && (
        <WaitLine
          wait={wait}
          className="text-sm text-ink-2 mb-4 narrow:mx-0 narrow:col-span-full narrow:mt-3 narrow:mb-0"
        />
      )}
      {/* Always there, so that what appears in it is read out. */}
      <p ref={status} role="status" tabIndex={-1} className="narrow:col-span-full">
        {processing && (
          <span className="gap-3 rounded-full flex items-center justify-center font-600 bg-sunken min-h-14.5 narrow:min-h-13.5">
            <span className="spinner" aria-hidden="true" />
            {messages.payment.processing}
          </span>
        )}
        {processing && isSlow && (
          <span className="text-sm text-ink-2 block mt-3.5">{messages.payment.slow}</span>
        )}
      </p>
      {!processing && (
        <button
          ref={button}
          type="button"
          className={`btn btn-large w-full narrow:m-0 narrow:row-start-1 ${isOrder ? '' : 'btn-outline'}`}
          data-testid="pay"
          aria-disabled={held || undefined}
          onClick={() => {
            if (!held) onPay()
          }}
        >
          {total === 0 ? 'Get my report' : `Pay ${formatCents(total)}`}
        </button>
      )}
      <p
        className={`text-14 text-center mt-4 narrow:col-span-full narrow:mt-2 ${isOrder ? 'text-ink-3 narrow:hidden!' : ''}`}
      >
        {isOrder
          ? 'One payment for this result. No subscription.'
          : messages.previewMode.leads.list}
      </p>
    </section>
  )
}
