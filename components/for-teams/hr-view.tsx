import { chaptersOf, forHr, type Part } from '@/lib/copy/for-hr'
import { OPERATED } from '@/lib/operator'
import { DownloadForHr } from './download-for-hr'

/** What HR and a works council ask, chapter by chapter. */
export function HrView() {
  return (
    <article className="page container">
      <header className="grid max-w-[46rem] gap-5">
        <h1 className="font-display text-d1">{forHr.title}</h1>
        <p className="text-ink-2 text-lede">{forHr.lede}</p>
        <div className="print:hidden!">
          <DownloadForHr label={forHr.download} />
        </div>
      </header>
      {chaptersOf(OPERATED).map(({ title, parts }) => (
        <section
          key={title}
          className="mt-22 narrow:mt-14 grid grid-cols-1 gap-6"
          aria-label={title}
        >
          <h2 className="text-d2">{title}</h2>
          {parts.map((part) => (
            <PartView key={part.title} part={part} />
          ))}
        </section>
      ))}
    </article>
  )
}

function PartView({ part: { title, text, list, table } }: { part: Part }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] medium:grid-cols-1! gap-x-10 gap-y-3 border-line border-t pt-5">
      <h3 className="text-h3">{title}</h3>
      <div className="grid grid-cols-1 gap-4">
        {text && <p>{text}</p>}
        {list && (
          <ul className="grid list-disc grid-cols-1 gap-3 pl-[1.1em]">
            {list.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        )}
        {table && <Table title={title} {...table} />}
      </div>
    </section>
  )
}

/** Two columns fold on a phone; more have short cells, which fit. */
function Table({ title, columns, rows }: NonNullable<Part['table']> & { title: string }) {
  const isFolded = columns.length === 2
  return (
    <div className="sideways">
      <table
        className={`ruled text-sm [--cell:var(--head)] [--head:10px_16px_10px_0] narrow:[--head:10px_8px_10px_0] [&_:is(th,_td)]:align-top ${isFolded ? 'folded narrow:[&_tbody_th]:w-auto narrow:[&_tr]:gap-1 narrow:[&_tr]:px-0 narrow:[&_tr]:py-3' : ''}`}
        aria-label={title}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...cells]) => (
            <tr key={first}>
              <th className="w-[34%]" scope="row">
                {first}
              </th>
              {cells.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={at} className="wrap-anywhere">
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
