import { study } from '@/lib/copy/method'
import type { StudyResults } from '@/lib/copy/study/figures'
import { NOTHING, STUDY_COLUMNS, type StudyRow, studyGroups } from '@/lib/copy/study/table'

/** The study's table as its command writes it; on narrow screens each row is a card with the same data. */
export function StudyTable({ results }: { results: StudyResults }) {
  return (
    <>
      <table
        className={
          'medium:block text-sm tabular-nums [&_:is(th,_td):first-child]:pl-0 [&_:is(th,_td):first-child]:text-left medium:[&_[data-empty="true"]]:hidden medium:[&_tbody>tr>*]:block medium:[&_tbody>tr>*]:border-0 medium:[&_tbody>tr>*]:p-0 medium:[&_tbody>tr>*]:text-left medium:[&_tbody>tr>th]:col-span-full medium:[&_tbody]:block [&_tbody_th::first-letter]:uppercase [&_tbody_th]:text-15 [&_tbody_th]:text-ink [&_tbody_tr:last-child_td]:font-650 medium:[&_td::before]:block medium:[&_td::before]:text-13 medium:[&_td::before]:text-ink-2 medium:[&_td::before]:leading-snug medium:[&_td::before]:[content:attr(data-column)] narrow:[&_td:nth-of-type(n_+_5)]:col-span-2 medium:[&_td]:whitespace-normal [&_td]:whitespace-nowrap [&_td]:border-line [&_td]:border-b [&_td]:py-2.75 [&_td]:pr-0 [&_td]:pl-3 [&_td]:text-right [&_td]:align-bottom [&_th]:border-line [&_th]:border-b [&_th]:py-2.75 [&_th]:pr-0 [&_th]:pl-3 [&_th]:text-right [&_th]:align-bottom medium:[&_thead]:hidden [&_thead_th]:text-13 [&_thead_th]:text-ink-2 [&_thead_th]:leading-snug medium:[&_tr]:grid medium:[&_tr]:grid-cols-4 medium:[&_tr]:gap-x-4 medium:[&_tr]:gap-y-3.5 medium:[&_tr]:border-line medium:[&_tr]:border-b medium:[&_tr]:px-0 medium:[&_tr]:py-4.5'
        }
      >
        <caption className="sr-only">{study.title}</caption>
        <thead>
          <tr>
            <th scope="col">method</th>
            {STUDY_COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {studyGroups(results).map(({ form, rows }) => (
          <tbody key={form}>
            <tr className="medium:border-b-ink! medium:px-0! medium:pt-7! medium:pb-2.5! [&_th]:border-b-ink! [&_th]:pt-6.5! [&_th]:font-620! [&_th]:font-display! [&_th]:text-17! [&_th]:leading-snug!">
              <th scope="rowgroup" colSpan={STUDY_COLUMNS.length + 1}>
                {form}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.method} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      <dl className="mx-0 mt-10 mb-0 grid grid-cols-2 medium:grid-cols-1! gap-x-12 gap-y-3.5 text-sm">
        {study.columns.map(({ name, text }) => (
          <div
            className="grid grid-cols-[9.5rem_minmax(0,1fr)] narrow:grid-cols-1! gap-4 narrow:gap-0.5"
            key={name}
          >
            <dt className="font-600">{name}</dt>
            <dd className="m-0 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[44rem] text-ink-2 text-sm">{study.made}</p>
    </>
  )
}

function Row({ row: { method, cells } }: { row: StudyRow }) {
  return (
    <tr>
      <th scope="row">{method}</th>
      {STUDY_COLUMNS.map((name, at) => (
        <td key={name} data-column={name} data-empty={cells[at] === NOTHING}>
          {cells[at]}
        </td>
      ))}
    </tr>
  )
}
