import { useSay, useWords } from '#words'
import { Rose } from '@/components/charts/rose/rose'
import { DoubtLine } from '@/components/results/notes/doubt-line'
import { heroTone } from '@/components/results/style/hero-tone'
import { Link } from '@/components/ui/link'
import type { AccountResult } from '@/lib/disc/result/account-result'
import type { Together } from '@/lib/disc/result/together'
import { resultPath, routes } from '@/lib/routes'
import { Thread } from './thread'
import styles from './you.module.css'

interface YouProps {
  /** All sittings, newest first. */
  results: readonly AccountResult[]
  /** The one that stands for the person where not all do. */
  newest: AccountResult
  together: Together | null
  /** The way to the complete report, while it is not open. */
  way: React.ReactNode
}

/** Who the person is by all sittings, on the tint of the first letter, and how they came there. */
export function You({ results, newest, together, way }: YouProps) {
  const { style, named, scores } = together ?? newest
  const words = useWords('home.you')
  const { nickname } = useWords('results.hero')
  const say = useSay()
  const isFew = named.doubt.kind === 'few'
  return (
    <section
      className={`border-tone-mid border-b bg-tone-tint ${heroTone(named.doubt) || '[--tone-tint:var(--canvas)]'}`}
      aria-labelledby="you"
    >
      <div className={`container ${styles.row}`}>
        <Rose className={styles.rose} scores={scores} size={440} padding={5} rings textured />
        <div className={styles.doubt}>
          <DoubtLine doubt={named.doubt} />
        </div>
        <div className={styles.name}>
          <h1 id="you" className="font-display">
            {isFew ? named.title : style.name}
          </h1>
          {!isFew && (
            <p className={`nickname tone-${named.doubt.first}`}>
              <span>{say(nickname, { nickname: style.nickname })}</span> <b>{style.code}</b>
            </p>
          )}
        </div>
        {results.length > 1 && <Thread className={styles.thread} results={results} />}
        {way && <div className={styles.way}>{way}</div>}
        <p className={styles.links}>
          <Link
            className="link min-h-10"
            href={together ? routes.together : resultPath(newest.resultId)}
          >
            {words.result}
          </Link>
          {results.length > 1 && (
            <Link className="link min-h-10" href={routes.history}>
              {words.overTime}
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}
