import { Price, PriceCard } from '@/components/results/offer/price-card'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'

interface OrderCardProps {
  resultId: string
  /** While payments are not open: the free way, before the other. */
  notice: React.ReactNode
}

/** What is bought, and at which price. */
export function OrderCard({ resultId, notice }: OrderCardProps) {
  return (
    <PriceCard id="order" title="Complete report">
      <Price className="mx-0 my-6 text-[4.25rem]" />
      {notice && <div className="mb-5">{notice}</div>}
      {/* By a full load: only as a page of its own may it run Stripe's script. */}
      <a
        className={`btn w-full btn-large ${notice ? 'btn-outline' : ''}`}
        href={forResult(routes.checkout, resultId)}
      >
        Buy Now
      </a>
      <p className="text-sm text-on-inverse-2 mt-3">
        {notice
          ? messages.previewMode.leads.checkout
          : 'One payment for this result. No subscription.'}
      </p>
    </PriceCard>
  )
}
