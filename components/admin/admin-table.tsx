import styles from './admin-table.module.css'

export interface Column<Row> {
  /** Its head, and on narrow screens the word before its value. */
  label: string
  cell: (row: Row) => React.ReactNode
  /** Stands at the right, figures in one width. */
  isNumber?: boolean
  /** Explains itself: no word before it on narrow screens. */
  isPlain?: boolean
}

interface AdminTableProps<Row> {
  caption: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** The first one names the row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
}

/** Rows of anything; on narrow screens each row is stacked, with the same data. */
export function AdminTable<Row>({ caption, rows, keyOf, columns }: AdminTableProps<Row>) {
  const [first, ...rest] = columns
  return (
    <div className="sideways">
      <table
        className={`ruled folded [&_tbody>tr>*]:wrap-anywhere text-15 leading-normal [--cell:12px_18px_12px_0] [--head:0_18px_10px_0] [&_tbody>tr:has(button)>*]:align-middle [&_tbody>tr>*]:align-top [&_tbody>tr>:first-child]:min-w-[10rem] [&_tbody>tr>:nth-child(2)]:min-w-[6rem] narrow:[&_tbody_td]:flex narrow:[&_tbody_td]:items-baseline narrow:[&_tbody_td]:justify-between narrow:[&_tbody_td]:gap-x-4 narrow:[&_tbody_td]:gap-y-1 narrow:[&_tbody_td]:whitespace-normal narrow:[&_tbody_td]:text-left [&_tbody_th]:text-15 [&_tbody_th]:text-ink narrow:[&_tbody_th]:text-16 [&_thead_th]:whitespace-nowrap narrow:[&_time]:whitespace-normal [&_time]:whitespace-nowrap narrow:[&_tr:first-child]:border-line narrow:[&_tr:first-child]:border-t [&_tr>:last-child]:pr-0 narrow:[&_tr]:gap-1.25 narrow:[&_tr]:px-0 narrow:[&_tr]:py-4.5 ${styles.table}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="narrow:grid-cols-1!">
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="narrow:grid-cols-1!" key={keyOf(row)}>
              <th scope="row">{first.cell(row)}</th>
              {rest.map((column) => (
                <Cell key={column.label} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, cell, isNumber, isPlain } = column
  return (
    <td className={`${isNumber ? `tabular-nums ${styles.number}` : undefined}`}>
      {!isPlain && (
        <span
          className={`narrow:inline hidden narrow:flex-none narrow:text-ink-3 ${styles.label}`}
          aria-hidden="true"
        >
          {label}
        </span>
      )}
      <div className={`narrow:min-w-0 ${styles.value}`}>{cell(row)}</div>
    </td>
  )
}
