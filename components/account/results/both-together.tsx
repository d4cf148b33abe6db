import { DoubtLine } from '@/components/results/notes/doubt-line'
import { styleTitle } from '@/components/results/style/style-title'
import { LETTER_NAMES, LETTERS } from '@/lib/disc/letters'
import type { Together } from '@/lib/disc/result/together'
import styles from './history.module.css'

/** Two results that say the same, as one that is surer. */
export function BothTogether({ together }: { together: Together }) {
  const { named, scores, lines, counted } = together
  return (
    <section className={`card stack gap-s padded ${styles.together}`} aria-labelledby="together">
      <h3 id="together" className="h3">
        Both together
      </h3>
      <p>
        Nothing really changed between the two, so you can read them as one result of{' '}
        <span>{counted}</span> answers. It is surer than either alone.
      </p>
      <DoubtLine doubt={named.doubt} size="small" />
      <p>
        <b>{styleTitle(named.title)}</b>
      </p>
      <dl className={`num grid gap-m ${styles.ranges}`}>
        {LETTERS.map((letter) => {
          const range = lines.find((line) => line.letter === letter)?.range
          return (
            <div key={letter}>
              <dt className="mut sm">{LETTER_NAMES[letter]}</dt>
              <dd className="grid">
                <b>{`${scores[letter]}%`}</b>
                {range && <span className="mut">{`${range.low} to ${range.high}`}</span>}
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
