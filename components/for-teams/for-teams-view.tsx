import { chaptersOf, forTeams, type Part } from '@/lib/copy/for-teams'
import { OPERATED } from '@/lib/operator'
import { DownloadForTeams } from './download-for-teams'

/** What HR and a works council ask, chapter by chapter. */
export function ForTeamsView() {
  return (
    <article className="container page">
      <header className="gap-5 grid max-w-[46rem]">
        <h1 className="text-d1 font-display">{forTeams.title}</h1>
        <p className="text-lede text-ink-2">{forTeams.lede}</p>
        <div className="print:hidden!">
          <DownloadForTeams label={forTeams.download} />
        </div>
      </header>
      {chaptersOf(OPERATED).map(({ title, parts }) => (
        <section
          key={title}
          className="gap-6 grid grid-cols-1 mt-22 narrow:mt-14"
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
    <section className="border-line grid border-t grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)] gap-y-3 gap-x-10 pt-5 medium:grid-cols-1!">
      <h3 className="text-h3">{title}</h3>
      <div className="gap-4 grid grid-cols-1">
        {text && <p>{text}</p>}
        {list && (
          <ul className="gap-3 grid grid-cols-1 pl-[1.1em] list-disc">
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
        className={`ruled text-sm [--head:10px_16px_10px_0] [--cell:var(--head)] narrow:[--head:10px_8px_10px_0] [&_:is(th,_td)]:align-top ${isFolded ? 'folded narrow:[&_tr]:px-0 narrow:[&_tr]:py-3 narrow:[&_tr]:gap-1 narrow:[&_tbody_th]:w-auto' : ''}`}
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
