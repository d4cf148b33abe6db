import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { heroTone } from '@/components/results/style/hero-tone'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { overSittings } from '@/lib/disc/result/over-time'
import type { Together } from '@/lib/disc/result/together'
import { resultPath, routes } from '@/lib/routes'
import styles from './newest-result.module.css'

interface NewestResultProps {
  result: AccountResult
  /** All sittings as one, in place of the newest; null where they do not make one. */
  together: Together | null
  /** How many sittings there are: with an earlier one, it can be compared. */
  count: number
  areLabeled: boolean
}

/** Who the person is by all sittings, or by the only one, on the tint of the first letter, with the way into it. */
export function NewestResult({ result, together, count, areLabeled }: NewestResultProps) {
  const { resultId, completedAt } = result
  const { style, named, scores } = together ?? result
  const isFew = named.doubt.kind === 'few'
  return (
    <section
      className={`${heroTone(named.doubt)} grid middle tinted radius-lg medium-stack ${styles.card}`}
      aria-label={together ? 'All sittings' : 'Newest result'}
    >
      <div>
        <p className="mut medium">
          {together ? (
            overSittings(together.sittings, count, areLabeled)
          ) : (
            <span>
              Your newest result, <When at={completedAt} />
            </span>
          )}
        </p>
        <div className={styles.lead}>
          <DoubtLine doubt={named.doubt} size="small" />
        </div>
        <h2 className="d2">{isFew ? named.title : style.name}</h2>
        {!isFew && (
          <p className={`tone-${named.doubt.first} nickname ${styles.nickname}`}>
            <span>{`“${style.nickname}”`}</span> <b>{style.code}</b>
          </p>
        )}
        <div className={`acts ${styles.acts}`}>
          <Link className="btn lg" href={together ? routes.together : resultPath(resultId)}>
            Open it
          </Link>
          {count > 1 && (
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
