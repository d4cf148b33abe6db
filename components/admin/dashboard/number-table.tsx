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
    <details className="print:hidden! mt-2">
      <summary className="opener pb-0.5 text-sm">Show the numbers as a table</summary>
      <section
        className="mt-3 max-h-80 overflow-auto [&_td]:whitespace-nowrap [&_td]:border-line [&_td]:border-b [&_td]:py-1.75 [&_td]:pr-3.5 [&_td]:pl-0 [&_td]:text-right [&_th:first-child]:text-left [&_th]:whitespace-nowrap [&_th]:border-line [&_th]:border-b [&_th]:py-1.75 [&_th]:pr-3.5 [&_th]:pl-0 [&_th]:text-right [&_tr>:last-child]:pr-0.5"
        aria-label={caption}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll what is long
        tabIndex={0}
      >
        <table className="text-14 tabular-nums leading-normal">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              {heads.map((head) => (
                <th className="sticky top-0 bg-surface" key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells: [name, ...values] }) => (
              <tr key={key}>
                <th className="text-ink" scope="row">
                  {name}
                </th>
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
