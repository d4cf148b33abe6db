'use client'

import { useEffect, useRef } from 'react'
import { useSay, useWords } from '#words'
import { Notice } from '@/components/ui/notice'
import { useWait } from '@/components/ui/use-wait'
import { WaitLine } from '@/components/ui/wait-line'
import { createIntent } from '@/lib/api/entries/payments'
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
  const words = useWords('checkout.order')
  const { pay, processing: underway, slow } = useWords('checkout.payment')
  const say = useSay()
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
      className="narrow:grid narrow:grid-cols-[auto_minmax(0,1fr)] narrow:items-center narrow:gap-x-5 rounded-lg border border-line bg-surface narrow:px-4.5 px-7.5 narrow:py-3.5 pt-7.5 pb-7"
      aria-labelledby="total"
    >
      <h2 id="total" className="narrow:hidden! mb-3.5 text-h3">
        {words.total}
      </h2>
      <dl className="narrow:row-start-1 narrow:m-0 mb-5 grid gap-2 tabular-nums">
        <div className="narrow:hidden! flex items-baseline justify-between gap-4 text-ink-2">
          <dt className="wrap-anywhere">{words.listPrice}</dt>
          <dd>{formatCents(list)}</dd>
        </div>
        {couponCode !== undefined && (
          <div className="narrow:hidden! flex items-baseline justify-between gap-4 text-ink-2">
            <dt className="wrap-anywhere">{say(words.discount, { code: couponCode })}</dt>
            <dd>{`−${formatCents(list - total)}`}</dd>
          </div>
        )}
        <div className="narrow:m-0 mt-2 flex narrow:grid items-baseline justify-between gap-4 narrow:gap-0.5 border-line narrow:border-0 border-t narrow:p-0 pt-4 font-600 text-ink">
          <dt className="wrap-anywhere">{words.toPay}</dt>
          <dd
            className="font-640 font-display narrow:text-24 text-40 leading-none tracking-[-0.04em]"
            data-testid="total"
          >
            {formatCents(total)}
          </dd>
        </div>
      </dl>
      {error && (
        <div role="alert" className="narrow:col-span-full narrow:mx-0 narrow:mt-3 mb-4 narrow:mb-0">
          <Notice kind="danger">{error}</Notice>
        </div>
      )}
      {isOrder && (
        <WaitLine
          wait={wait}
          className="narrow:col-span-full narrow:mx-0 narrow:mt-3 mb-4 narrow:mb-0 text-ink-2 text-sm"
        />
      )}
      {/* Always there, so that what appears in it is read out. */}
      <p ref={status} role="status" tabIndex={-1} className="narrow:col-span-full">
        {processing && (
          <span className="narrow:mt-4 flex min-h-14.5 narrow:min-h-13.5 items-center justify-center gap-3 rounded-full bg-sunken font-600">
            <span className="spinner" aria-hidden="true" />
            <span>{underway}</span>
          </span>
        )}
        {processing && isSlow && <span className="mt-3.5 block text-ink-2 text-sm">{slow}</span>}
      </p>
      {!processing && (
        <button
          ref={button}
          type="button"
          className={`btn btn-large narrow:row-start-1 narrow:m-0 w-full ${isOrder ? '' : 'btn-outline'}`}
          data-testid="pay"
          aria-disabled={held || undefined}
          onClick={() => {
            if (!held) onPay()
          }}
        >
          {total === 0 ? words.getReport : say(pay, { price: formatCents(total) })}
        </button>
      )}
      <p
        className={`narrow:col-span-full mt-4 narrow:mt-2 text-center text-14 ${isOrder ? 'narrow:hidden! text-ink-3' : ''}`}
      >
        {isOrder ? words.onePayment : words.toLaunchList}
      </p>
    </section>
  )
}
