import { BAND_RANGE } from '@/components/charts/band-range'
import { BandBar, Bar } from '@/components/charts/bars/score-bar'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { LETTER_NAMES, LETTERS, type Letter, type PerLetter } from '@/lib/disc/letters'
import type { Band } from '@/lib/disc/result/bands'
import type { ScoreLine } from '@/lib/disc/result/report'
import styles from './letter-tables.module.css'

interface NumberTableProps {
  lines: readonly ScoreLine[]
  /** What stands behind a number where others of the page have it, too. */
  unit?: '%' | ''
}

/** The four letters with their numbers, and what these probably lie between. */
export function NumberTable({ lines, unit = '' }: NumberTableProps) {
  const hasRanges = lines.some(({ range }) => range)
  return (
    <div className={styles.room}>
      <table className={`num lined-top ${styles.table}`}>
        <caption className="vh">The four letters</caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Number</th>
            {hasRanges && <th scope="col">Probably between</th>}
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ letter, score, range }) => (
            <tr key={letter}>
              <Name letter={letter} />
              <td className={styles.number}>{`${score}${unit}`}</td>
              {hasRanges && (
                <td className={`sm mut one-line ${styles.range}`}>
                  {range && (
                    <>
                      <span className={styles.said}>probably between </span>
                      <span>{`${range.low}${unit} and ${range.high}${unit}`}</span>
                    </>
                  )}
                </td>
              )}
              <td className={styles.drawn}>
                <Bar letter={letter} score={score} range={range} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The same with the bands alone. */
export function BandTable({ bands }: { bands: PerLetter<Band> }) {
  return (
    <div className={styles.room}>
      <table className={`lined-top ${styles.table}`}>
        <caption className="vh">The four letters</caption>
        <thead>
          <tr>
            <th scope="col">Letter</th>
            <th scope="col">Band</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {LETTERS.map((letter) => {
            const [from, to] = BAND_RANGE[bands[letter]]
            return (
              <tr key={letter}>
                <Name letter={letter} />
                <td className="fine bold">{bands[letter]}</td>
                <td className={styles.drawn}>
                  <BandBar letter={letter} from={from} to={to} />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

function Name({ letter }: { letter: Letter }) {
  return (
    <th scope="row" className="ink one-line">
      <span className={`row ${styles.name}`}>
        <StyleMark letter={letter} size={24} />
        <span>{LETTER_NAMES[letter]}</span>
      </span>
    </th>
  )
}
