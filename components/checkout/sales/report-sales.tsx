import { DoubtLine } from '@/components/results/notes/doubt-line'
import { Price, PriceCard } from '@/components/results/offer/price-card'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { lede, samples } from '@/lib/copy/samples'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'
import { BackLink } from '../back-link'
import { ReportContents } from './report-contents'
import styles from './report-sales.module.css'

interface ReportSalesProps {
  preview: ResultPreview
  /** While payments are not open: the free way. */
  notice: React.ReactNode
}

/** Says what the complete report holds and costs. */
export function ReportSales({ preview, notice }: ReportSalesProps) {
  const { resultId, named } = preview
  return (
    <div className="container px-0 pt-5 pb-24 narrow:pt-2 narrow:pb-12">
      <BackLink href={forResult(routes.enhancedGuestResults, resultId)}>
        Back to your preview
      </BackLink>
      <header className="max-w-[44rem] [&_h1]:mb-5">
        <h1 className="text-d2">Your complete report</h1>
        <div className="gap-1 grid mb-6">
          <DoubtLine doubt={named.doubt} size="small" />
          <p>
            <b>{styleTitle(named.title)}</b>
          </p>
        </div>
        <p className="text-lede text-ink-2">{lede}</p>
      </header>
      <div className="gap-18 grid items-start grid-cols-[minmax(0,1fr)_340px] mt-14 narrow:gap-11 narrow:mt-11 medium:grid-cols-1!">
        <OrderCard resultId={resultId} notice={notice} />
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className="text-d3 mb-6">
            What’s inside
          </h2>
          <ReportContents />
          <p className="text-sm text-ink-3 max-w-[36rem] mt-8">{samples.note}</p>
          <p className="mt-5">
            <Link className="link" href={routes.sampleReport}>
              See a sample report
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}

interface OrderCardProps {
  resultId: string
  /** While payments are not open: the free way, before the other. */
  notice: React.ReactNode
}

/** What is bought, and at which price. */
function OrderCard({ resultId, notice }: OrderCardProps) {
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
