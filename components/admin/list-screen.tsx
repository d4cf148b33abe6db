import { Link } from '@/components/ui/link'
import { pagePath } from '@/lib/page-path'
import { AdminScreen } from './admin-screen'
import { AdminTable, type Column } from './admin-table'
import { NothingHere } from './nothing-here'
import { ProblemNote } from './problem-note'

/** One page of a list, as its address asks for it. */
export interface ListPage<Row, Query = Record<string, string | undefined>> {
  rows: readonly Row[]
  query: Query
  nextCursor: string | null
  /** What is wrong with the address, where something is. */
  problem?: string | null
}

interface ListScreenProps<Row> {
  page: ListPage<Row>
  path: string
  title: string
  note: string
  aside?: React.ReactNode
  /** What the list can be asked for, and what else stands above it. */
  above?: React.ReactNode
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  /** Why there are no rows, and what to do. */
  empty: { title: string; text: string }
}

/** A list of anything, page by page. */
export function ListScreen<Row extends { id: string }>(props: ListScreenProps<Row>) {
  const { page, path, title, note, aside, above, caption, columns, empty } = props
  const { rows, query, nextCursor, problem = null } = page
  return (
    <AdminScreen title={title} note={note} aside={aside}>
      {above}
      <ProblemNote problem={problem} />
      {rows.length > 0 ? (
        <AdminTable caption={caption} rows={rows} keyOf={({ id }) => id} columns={columns} />
      ) : (
        <NothingHere title={empty.title}>{empty.text}</NothingHere>
      )}
      <Pager path={path} query={query} nextCursor={nextCursor} />
    </AdminScreen>
  )
}

interface PagerProps {
  path: string
  /** What the list was asked for, the place of this page included. */
  query: Record<string, string | undefined>
  nextCursor: string | null
}

/** The way through a long list: plain links, so that going back and reloading show the same page again. */
function Pager({ path, query: { cursor, ...query }, nextCursor }: PagerProps) {
  if (!cursor && !nextCursor) return null
  return (
    <nav className="print:hidden! flex flex-wrap items-center gap-3" aria-label="Pages">
      {cursor && (
        <Link className="btn btn-small btn-outline" href={pagePath(path, query)}>
          First page
        </Link>
      )}
      {nextCursor ? (
        <Link
          className="btn btn-small btn-outline"
          href={pagePath(path, { ...query, cursor: nextCursor })}
        >
          Next page
        </Link>
      ) : (
        <p className="text-ink-2 text-sm">This is the last page.</p>
      )}
    </nav>
  )
}
