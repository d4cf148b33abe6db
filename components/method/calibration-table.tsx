import { sureness } from '@/lib/copy/method'
import type { CalibrationBin } from '@/lib/copy/study/figures'
import { thousands } from '@/lib/copy/study/table'

/** The numbers of the chart beside it. */
export function CalibrationTable({ bins }: { bins: readonly CalibrationBin[] }) {
  return (
    <div className="sideways">
      <table className="max-w-[34rem] tabular-nums [&_:is(th,_td):first-child]:text-left [&_:is(th,_td):last-child]:pr-0 [&_td]:border-line [&_td]:border-b [&_td]:py-2.5 [&_td]:pr-3 [&_td]:pl-0 [&_td]:text-right [&_th]:border-line [&_th]:border-b [&_th]:py-2.5 [&_th]:pr-3 [&_th]:pl-0 [&_th]:text-right">
        <caption className="sr-only">{sureness.title}</caption>
        <thead>
          <tr>
            {sureness.columns.map((name) => (
              <th className="text-ink-2" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bins.map(({ from, to, people, stated, right }) => (
            <tr key={from}>
              <th className="font-500 text-16 text-ink" scope="row">
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
