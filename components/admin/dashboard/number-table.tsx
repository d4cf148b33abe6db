import styles from './number-table.module.css'

interface NumberTableProps {
  caption: string
  /** The first one names the rows. */
  heads: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** The numbers of a chart, for readers who cannot see it or want exact values; nothing without numbers. */
export function NumberTable({ caption, heads, rows }: NumberTableProps) {
  if (rows.length === 0) return null
  return (
    <details className={`unprinted ${styles.numbers}`}>
      <summary className={`opener sm ${styles.opener}`}>Show the numbers as a table</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll what is long */}
      <section className={styles.scroll} aria-label={caption} tabIndex={0}>
        <table className="fine tight num">
          <caption className="vh">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a cell is
                  <td key={at}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}
