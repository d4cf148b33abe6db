'use client'

import { CircleCheck } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { PriceCard } from '@/components/results/price-card'
import price from '@/components/results/price-card.module.css'
import { BusyButton } from '@/components/ui/busy-button'
import { Notice } from '@/components/ui/notice'
import { useTask } from '@/components/ui/use-task'
import { createIntent } from '@/lib/api/payments'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { formatCents, PASS_LIST_CENTS, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { loginPath, routes } from '@/lib/routes'
import styles from './pass-card.module.css'

/** The offer of the pass, then the pass itself. */
export function PassCard({ isHeld }: { isHeld: boolean }) {
  const [isPaid, setPaid] = useState(false)
  if (isPaid) return <Activated />
  if (isHeld) return <Held />
  return <Offer onPaid={() => setPaid(true)} />
}

function Offer({ onPaid }: { onPaid: () => void }) {
  const router = useRouter()
  const task = useTask(messages.payment.initFailed)
  const { failure } = task

  const activate = () =>
    task.run(async () => {
      await call(createIntent, { body: { product: 'pass' } })
      onPaid()
      // What other pages showed as locked is open now.
      router.refresh()
    })

  return (
    <PriceCard id="pass" title="Launch offer">
      <p className={`${price.price} ${styles.price}`}>
        {formatCents(PASS_PREVIEW_CENTS)}
        <span className={styles.list}>
          <span className="vh">was </span>
          <s>{formatCents(PASS_LIST_CENTS)}</s>
        </span>
      </p>
      <p className={styles.text}>
        Payments are not open yet. Until they are, the pass costs nothing, and we ask for no card.
      </p>
      {failure && (
        <div role="alert" className={styles.error}>
          <Notice kind="danger">
            {messages.payment.initFailed}
            {failure.sentence !== messages.payment.initFailed && ` ${failure.sentence}`}
            {failure.code === 'not_signed_in' && (
              <>
                {' '}
                <Link href={loginPath(routes.payment)}>Sign in</Link>
              </>
            )}
          </Notice>
        </div>
      )}
      <BusyButton
        className={`btn inverse block lg ${styles.activate}`}
        busy={task.busy}
        busyLabel={messages.payment.processing}
        onClick={activate}
      >
        {failure ? 'Try Again' : 'Activate my pass'}
      </BusyButton>
      <p className={styles.note}>It belongs to your account, and stays yours when payments open.</p>
    </PriceCard>
  )
}

function Activated() {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <PriceCard id="pass" title="Your pass is active">
      <p ref={said} role="status" tabIndex={-1} className={styles.done}>
        <CircleCheck className="icon" aria-hidden="true" />
        {messages.payment.success}
      </p>
      <ToResults />
    </PriceCard>
  )
}

function Held() {
  return (
    <PriceCard id="pass" title="You have the pass">
      <p className={styles.text}>
        Every complete report in your account is open, and each new result opens with its own.
      </p>
      <ToResults />
    </PriceCard>
  )
}

function ToResults() {
  return (
    <Link className="btn inverse block lg" href={routes.history}>
      See your results
    </Link>
  )
}
