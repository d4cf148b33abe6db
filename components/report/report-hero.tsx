import { Rose } from '@/components/charts/rose'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import { CertaintyNote } from '@/components/results/certainty-note'
import type { Report } from '@/lib/disc/result/report'
import styles from './report-hero.module.css'

interface ReportHeroProps {
  report: Report
  /** The ways to keep it. */
  children: React.ReactNode
}

/** Who the reader is, in a name, a sentence and a picture. */
export function ReportHero({ report, children }: ReportHeroProps) {
  const { code, codeInWords, name, nickname, preview, primary, scores, reading } = report
  return (
    <section className={`tone-${primary} ${styles.hero}`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.code}>
            <StyleCodeMarks code={code} size={52} decorative />
            <span>
              {reading?.shared ? (
                reading.lead
              ) : (
                <>
                  Type <b>{code}</b>: {codeInWords}
                </>
              )}
            </span>
          </p>
          <h1 className="d1">{name}</h1>
          <p className={styles.nickname}>“{nickname}”</p>
          <p className={`lede ${styles.summary}`}>{preview.summary}</p>
          <ul className={styles.keywords} aria-label="Keywords">
            {preview.keywords.map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          <CertaintyNote reading={reading} styleName={name} withChances />
          {children}
        </div>
        <Rose
          className={styles.rose}
          scores={scores}
          size={470}
          padding={6}
          rings
          textured
          letters
          reveal
        />
      </div>
    </section>
  )
}
