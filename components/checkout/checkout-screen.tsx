import { useWords } from '#words'
import { forResult, routes } from '@/lib/routes'
import { BackLink } from './back-link'
import styles from './checkout-screen.module.css'

interface CheckoutScreenProps {
  resultId: string
  /** Order summary, coupon and total. */
  children: React.ReactNode
}

/** The order of one complete report. */
export function CheckoutScreen({ resultId, children }: CheckoutScreenProps) {
  const words = useWords('checkout.screen')
  return (
    <div className={`container ${styles.page}`}>
      <BackLink href={forResult(routes.guestResults, resultId)}>{words.back}</BackLink>
      <h1 className="text-d2">{words.title}</h1>
      {children}
    </div>
  )
}
