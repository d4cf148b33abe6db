import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { heroTone } from '@/components/results/style/hero-tone'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
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
  const { style, named, scores, resultId, completedAt, missing } = result
  return (
    <section
      className={`${heroTone(named.doubt)} grid middle tinted radius-lg medium-stack ${styles.card}`}
      aria-label="Newest result"
    >
      <div>
        <p className="mut medium">
          Your newest result, <When at={completedAt} />
        </p>
        <div className={styles.lead}>
          <DoubtLine doubt={named.doubt} size="small" />
        </div>
        <h2 className="d2">{missing > 0 ? named.title : style.name}</h2>
        <p className={`tone-${named.doubt.first} nickname ${styles.nickname}`}>
          <span>{`“${style.nickname}”`}</span> <b>{style.code}</b>
        </p>
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
