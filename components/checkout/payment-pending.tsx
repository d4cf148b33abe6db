import { useWords } from '#words'
import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { StatusScreen } from '@/components/ui/status-screen'
import { AskAgain } from './ask-again'

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
  const words = useWords('checkout.pending')
  return (
    <StatusScreen role="status" picture={<BreathingRose size={160} />} title={words.title}>
      <p>{words.text}</p>
    </StatusScreen>
  )
}
