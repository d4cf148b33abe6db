import { DoubtLine } from '@/components/results/notes/doubt-line'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { lede, samples } from '@/lib/copy/samples'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'
import { BackLink } from '../back-link'
import { OrderCard } from './order-card'
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
    <div className={`wrap ${styles.page}`}>
      <BackLink href={forResult(routes.enhancedGuestResults, resultId)}>
        Back to your preview
      </BackLink>
      <header className={styles.head}>
        <h1 className="d2">Your complete report</h1>
        <div className={`grid ${styles.result}`}>
          <DoubtLine doubt={named.doubt} size="small" />
          <p>
            <b>{styleTitle(named.title)}</b>
          </p>
        </div>
        <p className="lede">{lede}</p>
      </header>
      <div className={`grid start medium-stack ${styles.columns}`}>
        <OrderCard resultId={resultId} notice={notice} />
        <section className={styles.contents} aria-labelledby="contents">
          <h2 id="contents" className={`d3 ${styles.title}`}>
            What’s inside
          </h2>
          <ReportContents />
          <p className={`sm faint ${styles.note}`}>{samples.note}</p>
          <p className={styles.sample}>
            <Link className="link" href={routes.sampleReport}>
              See a sample report
            </Link>
          </p>
        </section>
      </div>
    </div>
  )
}
