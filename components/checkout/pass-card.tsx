'use client'

import { CircleCheck } from 'lucide-react'
import dynamic from 'next/dynamic'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { PriceCard } from '@/components/results/price-card'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import styles from './pass-card.module.css'
import { PassOffer } from './pass-offer'

/** Where no cards are taken, nobody fetches the code that takes them. */
const LivePassOffer = dynamic(() =>
  import('./live-pass-offer').then((module) => module.LivePassOffer),
)

export interface PassCardProps {
  isHeld: boolean
  /** It was paid for a moment ago. */
  isJustPaid: boolean
  /** Stripe's key for pages; null in preview mode. */
  publishableKey: string | null
}

/** The offer of the pass, then the pass itself. */
export function PassCard({ isHeld, isJustPaid, publishableKey }: PassCardProps) {
  const [isPaid, setPaid] = useState(isHeld && isJustPaid)
  if (isPaid) return <Activated />
  if (isHeld) return <Held />
  if (publishableKey) return <LivePassOffer publishableKey={publishableKey} />
  return <PassOffer onPaid={() => setPaid(true)} />
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
        Every complete report in your account is open, and so is the report of each new result.
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
