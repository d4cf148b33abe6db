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
      <table className={`ruled folded sm tight ${styles.table}`}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr className="narrow-stack">
            {columns.map(({ label, isNumber }) => (
              <th key={label} scope="col" className={isNumber ? styles.number : undefined}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="narrow-stack" key={keyOf(row)}>
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
    <td className={isNumber ? `num ${styles.number}` : undefined}>
      {!isPlain && (
        <span className={styles.label} aria-hidden="true">
          {label}
        </span>
      )}
      <div className={styles.value}>{cell(row)}</div>
    </td>
  )
}
