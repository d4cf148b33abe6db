'use client'

import { CircleCheck } from 'lucide'
import dynamic from 'next/dynamic'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '#words'
import { PriceCard } from '@/components/results/offer/price-card'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { forResult, routes } from '@/lib/routes'
import { PassOffer } from './pass-offer'

/** Where no cards are taken, no one fetches the code that takes them. */
const LivePassOffer = dynamic(() =>
  import('./live-pass-offer').then((module) => module.LivePassOffer),
)

export interface PassCardProps {
  isHeld: boolean
  /** It was paid for a moment ago. */
  isJustPaid: boolean
  /** Stripe's key for pages; null in preview mode. */
  publishableKey: string | null
  /** The result whose report brought the person here; null where none did. */
  resultId?: string | null
}

/** The offer of the pass, then the pass itself. */
export function PassCard(props: PassCardProps) {
  const { paid, opensAll } = useWords('checkout.passCard')
  const { isHeld, isJustPaid, publishableKey, resultId = null } = props
  const [isTaken, setTaken] = useState(false)
  const ways = <Ways resultId={resultId} />
  if (isHeld && isJustPaid && publishableKey) {
    return <Activated says={paid}>{ways}</Activated>
  }
  if (isTaken) return <Activated says={opensAll}>{ways}</Activated>
  if (isHeld) return <Held>{ways}</Held>
  if (publishableKey) return <LivePassOffer publishableKey={publishableKey} />
  return <PassOffer resultId={resultId} onTaken={() => setTaken(true)} />
}

interface ActivatedProps {
  says: string
  children: React.ReactNode
}

function Activated({ says, children }: ActivatedProps) {
  const words = useWords('checkout.passCard')
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <PriceCard id="pass" title={words.active}>
      <p
        ref={said}
        role="status"
        tabIndex={-1}
        className="mx-0 mt-4 mb-6 flex items-start gap-3 font-550 leading-normal"
      >
        <Icon of={CircleCheck} />
        <span>{says}</span>
      </p>
      {children}
    </PriceCard>
  )
}

function Held({ children }: { children: React.ReactNode }) {
  const words = useWords('checkout.passCard')
  return (
    <PriceCard id="pass" title={words.held}>
      <p className="mx-0 mt-3 mb-6 text-on-inverse-2">{words.opensAll}</p>
      {children}
    </PriceCard>
  )
}

function Ways({ resultId }: { resultId: string | null }) {
  const words = useWords('checkout.passCard')
  return (
    <Link
      className="btn btn-inverse btn-large w-full"
      href={resultId ? forResult(routes.report, resultId) : routes.history}
    >
      {resultId ? words.readReport : words.seeResults}
    </Link>
  )
}
