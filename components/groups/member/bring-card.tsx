import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleTitle } from '@/components/results/style/style-title'
import { contributionOf } from '@/lib/disc/team/colleague'
import styles from './bring-card.module.css'
import type { Standing } from './colleagues'

/** What the person brings, and what the people on the circle have least of. */
export function BringCard({ standing: { mine, others } }: { standing: Standing }) {
  if (!mine) return null
  const { brings, shortOn } = contributionOf(mine, others)
  return (
    <section className={`card stack gap-l anywhere padded ${styles.card}`} aria-labelledby="bring">
      <h2 id="bring" className="h3">
        What you bring
      </h2>
      <ul className={`grid gap-l ${styles.list}`}>
        <li>
          <StyleMark letter={brings.letter} size={34} />
          <p>
            <b>{brings.text}</b>
            <span className="mut">{styleTitle(mine.member.headline)}</span>
          </p>
        </li>
        {shortOn && (
          <li>
            <StyleMark letter={shortOn.letter} size={34} variant="soft" />
            <p>
              <b>What the team is short on</b>
              <span className="mut">
                <span>{shortOn.text}</span> {shortOn.ask.length > 0 && <Ask names={shortOn.ask} />}
              </span>
            </p>
          </li>
        )}
      </ul>
    </section>
  )
}

function Ask({ names: [one, other] }: { names: readonly string[] }) {
  return (
    <span>
      Ask <bdi>{one}</bdi>
      {other && (
        <span>
          {' '}
          or <bdi>{other}</bdi>
        </span>
      )}
      <span> first.</span>
    </span>
  )
}
