import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { ScoreCards } from '@/components/results/scores/score-cards'
import { SplitTint } from '@/components/results/style/split-tint'
import type { Report } from '@/lib/disc/result/report'
import styles from './report-hero.module.css'

interface ReportHeroProps {
  report: Report
  /** The ways to keep it. */
  children: React.ReactNode
}

/** Who the reader is, in a name, a sentence, a picture and four numbers. */
export function ReportHero({ report, children }: ReportHeroProps) {
  const { code, name, named, nickname, preview, primary, scores, scoreLines } = report
  return (
    <section className={`tone-${primary} hero unbroken ${styles.hero}`}>
      <div className={`wrap grid middle medium-stack ${styles.columns}`}>
        <div>
          <div className={styles.code}>
            <DoubtLine doubt={named.doubt} />
          </div>
          <h1 className="d1">{name}</h1>
          <p className={`nickname ${styles.nickname}`}>
            <span>{`“${nickname}”`}</span> <b>{code}</b>
          </p>
          <p className={styles.summary}>{preview.summary}</p>
          {children}
        </div>
        <div className={styles.rose}>
          <SplitTint doubt={named.doubt}>
            <Rose scores={scores} size={400} padding={6} rings textured letters reveal />
          </SplitTint>
        </div>
        <div className="spans">
          <ScoreCards lines={scoreLines} />
        </div>
      </div>
    </section>
  )
}
