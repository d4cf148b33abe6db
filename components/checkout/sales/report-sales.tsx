import { useSay, useWords } from '#words'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { Price, PriceCard } from '@/components/results/offer/price-card'
import { styleTitle } from '@/components/results/style/style-title'
import { FullLink } from '@/components/ui/language/full-link'
import { Link } from '@/components/ui/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { CURRENCY } from '@/lib/pricing'
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
  const words = useWords('checkout.sales')
  const { note } = useWords('checkout.samples')
  const say = useSay()
  const { resultId, named } = preview
  return (
    <div className="container px-0 narrow:pt-2 pt-5 narrow:pb-12 pb-24">
      <BackLink href={forResult(routes.enhancedGuestResults, resultId)}>{words.back}</BackLink>
      <header className="max-w-[44rem] [&_h1]:mb-5">
        <h1 className="text-d2">{words.title}</h1>
        <div className="mb-6 grid gap-1">
          <DoubtLine doubt={named.doubt} size="small" />
          <p>
            <b>{styleTitle(named.title)}</b>
          </p>
        </div>
        <p className="text-ink-2 text-lede">{say(words.lede, { currency: CURRENCY })}</p>
      </header>
      <div className="mt-14 narrow:mt-11 grid grid-cols-[minmax(0,1fr)_340px] medium:grid-cols-1! items-start gap-18 narrow:gap-11">
        <OrderCard resultId={resultId} notice={notice} />
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className="mb-6 text-d3">
            {words.inside}
          </h2>
          <ReportContents />
          <p className="mt-8 max-w-[36rem] text-ink-3 text-sm">{note}</p>
          <p className="mt-5">
            <Link className="link" href={routes.sampleReport}>
              {words.sampleReport}
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
  const words = useWords('checkout.sales')
  return (
    <PriceCard id="order" title={words.report}>
      <Price className="mx-0 my-6 text-[4.25rem]" />
      {notice && <div className="mb-5">{notice}</div>}
      {/* By a full load: only as a page of its own may it run Stripe's script. */}
      <FullLink
        className={`btn btn-large w-full ${notice ? 'btn-outline' : ''}`}
        href={forResult(routes.checkout, resultId)}
      >
        {words.buy}
      </FullLink>
      <p className="mt-3 text-on-inverse-2 text-sm">
        {notice ? words.toCheckout : words.onePayment}
      </p>
    </PriceCard>
  )
}
