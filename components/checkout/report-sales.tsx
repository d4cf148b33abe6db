import Link from 'next/link'
import { AccountOffer } from '@/components/results/account-offer'
import { PriceDock } from '@/components/results/price-dock'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { BackLink } from './back-link'
import { BuyNow, OrderCard } from './order-card'
import { ReportContents } from './report-contents'
import styles from './report-sales.module.css'

interface ReportSalesProps {
  preview: ResultPreview
  isSignedIn: boolean
}

/** Says what the complete report holds and costs, and what an account opens without it. */
export function ReportSales({ preview, isSignedIn }: ReportSalesProps) {
  const { resultId } = preview
  return (
    <>
      <div className={`wrap ${styles.page}`}>
        <BackLink href={forResult(routes.enhancedGuestResults, resultId)}>
          Back to your preview
        </BackLink>
        <header className={styles.head}>
          <h1 className="d2">Your complete report</h1>
          <p className="lede">
            Everything your 28 answers say about how you work, to read here, print, or keep as a
            PDF. Similar reports cost $80–120+. This one is {formatShort(REPORT_CENTS)}, once.
          </p>
        </header>
        <div className={styles.columns}>
          <section aria-labelledby="contents">
            <h2 id="contents" className={`d3 ${styles.title}`}>
              What is in it
            </h2>
            <ReportContents />
            <p className={`sm mut3 ${styles.note}`}>
              The lines beside the bars are examples. A profile describes how you tend to work; on
              its own it should never decide about a job.
            </p>
            <p className={styles.sample}>
              <Link className="link" href={routes.sampleReport}>
                See a sample report
              </Link>
            </p>
            <AccountOffer resultId={resultId} isSignedIn={isSignedIn} />
          </section>
          <OrderCard preview={preview} />
        </div>
      </div>
      <PriceDock>
        <BuyNow resultId={resultId} />
      </PriceDock>
    </>
  )
}
