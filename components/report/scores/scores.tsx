import { Radar } from '@/components/charts/radar'
import type { ScoreLine, ScoreReading } from '@/lib/disc/result/report'
import styles from './scores.module.css'
import { ShareRing } from './share-ring'

/** The four exact scores as shares, as a shape and as a table. */
export function Scores({ scores, scoreLines, mixReading, shapeReading }: ScoreReading) {
  return (
    <>
      <div className={`grid gap-m narrow-stack ${styles.charts}`}>
        <figure className={`card stack unbroken padded ${styles.chart}`}>
          <ShareRing className={styles.picture} lines={scoreLines} label={shareLabel(scoreLines)} />
          <figcaption className={`sm mut ${styles.caption}`}>
            <b className="own-line ink">Your mix</b>
            <span>{mixReading}</span>
          </figcaption>
        </figure>
        <figure className={`card stack unbroken padded ${styles.chart}`}>
          <Radar
            className={styles.picture}
            scores={scores}
            size={250}
            label={shapeLabel(scoreLines)}
          />
          <figcaption className={`sm mut ${styles.caption}`}>
            <b className="own-line ink">Your shape</b>
            <span>{shapeReading}</span>
          </figcaption>
        </figure>
      </div>
      <ScoreTable lines={scoreLines} />
    </>
  )
}

function strongestFirst(lines: readonly ScoreLine[]): ScoreLine[] {
  return [...lines].sort((a, b) => b.score - a.score)
}

function shareLabel(lines: readonly ScoreLine[]): string {
  const shares = strongestFirst(lines).map(({ name, share }) => `${name} ${share} percent`)
  return `Share of your total: ${shares.join(', ')}`
}

function shapeLabel(lines: readonly ScoreLine[]): string {
  const [first, second] = strongestFirst(lines)
  return `Shape of your profile: it reaches furthest toward ${first?.name} and ${second?.name}`
}

/** The numbers behind the charts. */
function ScoreTable({ lines }: { lines: readonly ScoreLine[] }) {
  return (
    <div className="sideways">
      <table className={`num ${styles.table}`}>
        <caption className="vh">Your four scores</caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Score of 100</th>
            <th scope="col">Share</th>
            <th scope="col">Band</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ letter, name, score, share, band }) => (
            <tr key={letter}>
              <th scope="row">{name}</th>
              <td>{score}</td>
              <td>{`${share}%`}</td>
              <td>{band}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
