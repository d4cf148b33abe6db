import { study } from '@/lib/copy/method'
import type { StudyResults } from '@/lib/copy/study/figures'
import { NOTHING, STUDY_COLUMNS, type StudyRow, studyGroups } from '@/lib/copy/study/table'

/** The study's table as its command writes it; on narrow screens each row is a card with the same data. */
export function StudyTable({ results }: { results: StudyResults }) {
  return (
    <>
      <table
        className={
          'text-sm tabular-nums medium:block [&_th]:py-2.75 [&_th]:border-line [&_th]:pr-0 [&_th]:pl-3 [&_th]:border-b [&_th]:text-right [&_th]:align-bottom [&_td]:py-2.75 [&_td]:border-line [&_td]:pr-0 [&_td]:pl-3 [&_td]:border-b [&_td]:text-right [&_td]:align-bottom [&_td]:whitespace-nowrap medium:[&_tbody]:block medium:[&_thead]:hidden medium:[&_tr]:px-0 medium:[&_tr]:py-4.5 medium:[&_tr]:border-line medium:[&_tr]:grid medium:[&_tr]:grid-cols-4 medium:[&_tr]:gap-y-3.5 medium:[&_tr]:gap-x-4 medium:[&_tr]:border-b medium:[&_td]:whitespace-normal [&_thead_th]:text-ink-2 [&_thead_th]:text-13 [&_thead_th]:leading-snug [&_tbody_th]:text-ink [&_tbody_th]:text-15 medium:[&_tbody>tr>*]:p-0 medium:[&_tbody>tr>*]:border-0 medium:[&_tbody>tr>*]:block medium:[&_tbody>tr>*]:text-left medium:[&_td::before]:block medium:[&_td::before]:[content:attr(data-column)] medium:[&_td::before]:text-ink-2 medium:[&_td::before]:text-13 medium:[&_td::before]:leading-snug [&_tbody_th::first-letter]:uppercase medium:[&_tbody>tr>th]:col-span-full medium:[&_[data-empty="true"]]:hidden [&_:is(th,_td):first-child]:pl-0 [&_:is(th,_td):first-child]:text-left narrow:[&_td:nth-of-type(n_+_5)]:col-span-2 [&_tbody_tr:last-child_td]:font-650'
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
            <tr className="medium:px-0! medium:pt-7! medium:pb-2.5! medium:border-b-ink! [&_th]:pt-6.5! [&_th]:border-b-ink! [&_th]:font-620! [&_th]:text-17! [&_th]:leading-snug! [&_th]:font-display!">
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
      <dl className="text-sm mx-0 grid grid-cols-2 gap-y-3.5 gap-x-12 mt-10 mb-0 medium:grid-cols-1!">
        {study.columns.map(({ name, text }) => (
          <div
            className="gap-4 grid grid-cols-[9.5rem_minmax(0,1fr)] narrow:gap-0.5 narrow:grid-cols-1!"
            key={name}
          >
            <dt className="font-600">{name}</dt>
            <dd className="m-0 text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-2 max-w-[44rem] mt-8">{study.made}</p>
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
