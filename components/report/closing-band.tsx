import styles from './closing-band.module.css'
import { ReportActions } from './pdf/report-actions'

/** The end of the page: once more the two ways to keep the report. */
export function ClosingBand(report: { resultId: string; ownName: string }) {
  return (
    <section className={`wrap row apart lined-top narrow-stack unprinted ${styles.band}`}>
      <h2 className="d3">Keep a copy for your next one-to-one.</h2>
      <div className={`rigid ${styles.actions}`}>
        <ReportActions {...report} />
      </div>
    </section>
  )
}
