import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { Radar } from '@/components/charts/radar'
import { rangeText } from '@/lib/disc/result/certainty-text'
import type { ScoreLine, ScoreReading } from '@/lib/disc/result/report'
import { PrintDoughnut } from './print-doughnut'
import styles from './scores.module.css'

/** The four exact scores as shares, as a shape and as a table. */
export function Scores({ scores, scoreLines, mixReading, shapeReading }: ScoreReading) {
  return (
    <>
      <div className={`grid gap-m narrow-stack ${styles.charts}`}>
        <figure className={`card stack unbroken padded ${styles.chart}`}>
          <PrintDoughnut className={styles.printed} lines={scoreLines} />
          <div className={`${styles.picture} unprinted`}>
            <Doughnut values={scores} label={shareLabel(scoreLines)} />
          </div>
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
      <details className={`unprinted ${styles.numbers}`}>
        <summary className="opener">Show the numbers as a table</summary>
        <ScoreTable lines={scoreLines} />
      </details>
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
  const hasRanges = lines.some(({ range }) => range)
  return (
    <div className="sideways">
      <table className={`num ${styles.table}`}>
        <caption className="vh">Your four scores</caption>
        <thead>
          <tr>
            <th scope="col">Style</th>
            <th scope="col">Score of 100</th>
            {hasRanges && <th scope="col">Probably between</th>}
            <th scope="col">Share</th>
            <th scope="col">Band</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ letter, name, score, range, share, band }) => (
            <tr key={letter}>
              <th scope="row">{name}</th>
              <td>{score}</td>
              {hasRanges && <td>{range && rangeText(range)}</td>}
              <td>{`${share}%`}</td>
              <td>{band}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
