import Link from 'next/link'
import { CompletedOn } from '@/components/account/results/completed-on'
import { Rose } from '@/components/charts/rose'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import { countedNote } from '@/lib/disc/model/confidence'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { resultPath, routes } from '@/lib/routes'
import styles from './newest-result.module.css'

interface NewestResultProps {
  result: AccountResult
  /** There is an earlier one to compare it with. */
  hasEarlier: boolean
}

/** The newest result on the tint of its first letter, with the way into it. */
export function NewestResult({ result, hasEarlier }: NewestResultProps) {
  const { style, reading, scores, resultId, completedAt, counted, total } = result
  const note = countedNote(counted, total)
  return (
    <section className={`tone-${style.code.charAt(0)} ${styles.card}`} aria-label="Newest result">
      <div>
        <p className="mut weight-550">
          Your newest result, <CompletedOn date={completedAt} />
        </p>
        <p className={styles.lead}>
          <StyleCodeMarks code={style.code} size={36} decorative />
          {reading && <b>{reading.lead}</b>}
        </p>
        <h2 className={`d2 ${styles.name}`}>{style.name}</h2>
        <p className={styles.nickname}>
          “{style.nickname}” <b>{style.code}</b>
        </p>
        {note && <p className={`weight-550 ${styles.note}`}>{note.text}.</p>}
        <div className={`acts ${styles.acts}`}>
          <Link className="btn lg" href={resultPath(resultId)}>
            Open it
          </Link>
          {hasEarlier && (
            <Link className="btn lg outline" href={`${routes.history}#compare`}>
              What changed?
            </Link>
          )}
        </div>
      </div>
      <Rose
        className={styles.rose}
        scores={scores}
        size={330}
        padding={6}
        rings
        textured
        letters
        reveal
      />
    </section>
  )
}
