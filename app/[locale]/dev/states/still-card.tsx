import { CardBox } from '@/components/checkout/card/card-box'
import { CardFrame } from '@/components/checkout/card/card-field'

/** The card field as Stripe draws it while nothing is typed. */
export function StillCard({ error = null }: { error?: string | null }) {
  return (
    <CardFrame error={error}>
      <span className="flex justify-between">
        Card number <span>MM / YY CVC</span>
      </span>
    </CardFrame>
  )
}

/** The same in its part of the checkout. */
export function StillCardBox({ error }: { error?: string }) {
  return (
    <CardBox>
      <StillCard error={error} />
    </CardBox>
  )
}
