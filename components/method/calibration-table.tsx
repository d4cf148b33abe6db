import { sureness } from '@/lib/copy/method'
import type { CalibrationBin } from '@/lib/copy/study/figures'
import { thousands } from '@/lib/copy/study/table'
import styles from './calibration-table.module.css'

/** The numbers of the chart beside it. */
export function CalibrationTable({ bins }: { bins: readonly CalibrationBin[] }) {
  return (
    <div className="sideways">
      <table className={`num ${styles.table}`}>
        <caption className="vh">{sureness.title}</caption>
        <thead>
          <tr>
            {sureness.columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, people, stated, right }) => (
            <tr key={from}>
              <th scope="row">
                {from === 0
                  ? `below ${inPercent(to, 0)}`
                  : `${inPercent(from, 0)} to ${inPercent(to, 0)}`}
              </th>
              <td>{thousands(people)}</td>
              <td>{inPercent(stated, 1)}</td>
              <td>{inPercent(right, 1)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function inPercent(share: number, digits: number): string {
  return (100 * share).toFixed(digits)
}
