import { chaptersOf, forTeams, type Part } from '@/lib/copy/for-teams'
import { OPERATED } from '@/lib/operator'
import { DownloadForTeams } from './download-for-teams'
import styles from './for-teams-view.module.css'

/** What HR and a works council ask, chapter by chapter. */
export function ForTeamsView() {
  return (
    <article className="wrap page">
      <header className={`grid ${styles.head}`}>
        <h1 className="d1">{forTeams.title}</h1>
        <p className="lede">{forTeams.lede}</p>
        <div className="unprinted">
          <DownloadForTeams label={forTeams.download} />
        </div>
      </header>
      {chaptersOf(OPERATED).map(({ title, parts }) => (
        <section key={title} className={`stack gap-xl ${styles.chapter}`} aria-label={title}>
          <h2 className="d2">{title}</h2>
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
    <section className={`grid lined-top medium-stack ${styles.part}`}>
      <h3 className="h3">{title}</h3>
      <div className="stack gap-m">
        {text && <p>{text}</p>}
        {list && (
          <ul className={`stack gap-s ${styles.list}`}>
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
        className={`sm ruled ${styles.table} ${isFolded ? `folded ${styles.folding}` : ''}`}
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
              <th scope="row">{first}</th>
              {cells.map((text, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cells never move
                <td key={at} className="anywhere">
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
