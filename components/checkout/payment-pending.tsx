'use client'

import { useEffect } from 'react'
import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { useRouter } from '@/components/ui/language/use-router'
import { StatusScreen } from '@/components/ui/status-screen'
import { paymentMessages } from '@/lib/messages/payment'

const FIRST_MS = 2_000
const LONGEST_MS = 10_000

/** The buyer has paid, and we do not know it yet. The page asks again until the server shows something else. */
export function PaymentPending() {
  return (
    <>
      <PaymentPendingView />
      <AskAgain />
    </>
  )
}

/** What the buyer sees meanwhile. */
export function PaymentPendingView() {
  return (
    <StatusScreen
      role="status"
      picture={<BreathingRose size={160} />}
      title={paymentMessages.pendingTitle}
    >
      <p>{paymentMessages.pendingText}</p>
    </StatusScreen>
  )
}

function AskAgain() {
  const router = useRouter()
  useEffect(() => {
    let pause = FIRST_MS
    let timer = setTimeout(ask, pause)
    function ask() {
      router.refresh()
      pause = Math.min(pause * 1.5, LONGEST_MS)
      timer = setTimeout(ask, pause)
    }
    return () => clearTimeout(timer)
  }, [router])
  return null
}
