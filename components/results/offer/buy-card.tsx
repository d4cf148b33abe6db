import { useWords } from '#words'
import { LaunchListLink } from '@/components/checkout/launch-list/launch-list-link'
import { CheckList } from '@/components/ui/check-list'
import { itemsOf } from '@/lib/disc/premium'
import type { ResultPreview } from '@/lib/disc/result/preview'
import styles from './buy-card.module.css'
import { Price, PriceCard } from './price-card'
import { ReportLink } from './sales-link'

interface BuyCardProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** Payments are not open: the hero has the free way. */
  isFree: boolean
  /** The way on, where it is not the guest's; of a look that suits. */
  way?: (look: string) => React.ReactElement
  /** A further offer, under the price's note. */
  children?: React.ReactNode
}

/** The offer beside the preview: what is in the report, and what it costs. */
export function BuyCard({ preview, isFree, way, children }: BuyCardProps) {
  const words = useWords('results.offer')
  const look = isFree ? 'btn btn-outline w-full' : 'btn w-full'
  return (
    <PriceCard id="full-report" title={words.title}>
      <Price className="mt-3.5 text-[3.6rem]" />
      <CheckList
        className={`mx-0 mt-4.5 mb-7 gap-3 text-[0.9875rem] ${styles.list}`}
        items={itemsOf('report')}
      />
      {isFree && <p className="mb-5.5 text-sm">{words.until}</p>}
      {way ? way(look) : <ReportLink preview={preview} className={look} />}
      {isFree ? (
        <div className="mx-0 mt-3 -mb-2 text-center [&>button]:min-h-11">
          <LaunchListLink>{words.join}</LaunchListLink>
        </div>
      ) : (
        <div className="mt-5 grid gap-2 border-t pt-5 text-on-inverse-2 text-sm [border-color:color-mix(in_srgb,var(--on-inverse)_18%,transparent)]">
          <p>{words.onePayment}</p>
          {children}
        </div>
      )}
    </PriceCard>
  )
}
