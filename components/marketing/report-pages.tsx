import { Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { Radar } from '@/components/charts/radar'
import { Rose } from '@/components/charts/rose/rose'
import { benefits } from '@/lib/copy/landing'
import { LETTERS } from '@/lib/disc/letters'
import { publicSample } from '@/lib/disc/result/public-sample'
import styles from './report-pages.module.css'

const { style, strengths, scores: title, points } = benefits.report

/** Three pages of the report, cut off by the card. A drawing, whose text is lines: the words beside it say what is in it. */
export function ReportPages() {
  const { scores } = publicSample()
  return (
    <div className={`relative ${styles.pages}`} aria-hidden="true">
      <div className={`surface ${styles.page} row column ${styles.cover}`}>
        <p className={styles.style}>
          {style[0]}
          <br />
          {style[1]}
        </p>
        <Rose scores={scores} size={200} padding={2} textured decorative />
      </div>
      <div className={`surface ${styles.page} ${styles.middle}`}>
        <p className={styles.title}>{strengths}</p>
        {points.map((point) => (
          <p key={point} className={`bold ${styles.point}`}>
            {point}
          </p>
        ))}
      </div>
      <div className={`surface ${styles.page} ${styles.last}`}>
        <p className={styles.title}>{title}</p>
        <div className={`grid gap-m ${styles.bars}`}>
          {LETTERS.map((letter) => (
            <div key={letter} className={`grid middle gap-xs ${styles.bar}`}>
              <StyleMark letter={letter} size={20} />
              <Bar letter={letter} score={scores[letter]} />
            </div>
          ))}
        </div>
        <Radar scores={scores} size={180} decorative />
      </div>
    </div>
  )
}
