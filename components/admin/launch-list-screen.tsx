import type { LaunchListEntry } from '@/lib/api/admin-sales'
import { routes } from '@/lib/routes'
import { AdminScreen } from './admin-screen'
import { AdminTable, type Column } from './admin-table'
import { DownloadLaunchList } from './download-launch-list'
import { countOf } from './figures'
import { Moment } from './moment'
import { NothingHere } from './nothing-here'
import { Pager } from './pager'
import { ProblemNote } from './problem-note'

interface LaunchListScreenProps {
  entries: readonly LaunchListEntry[]
  total: number
  query: { cursor?: string }
  nextCursor: string | null
  problem?: string | null
}

const COLUMNS: [Column<LaunchListEntry>, ...Column<LaunchListEntry>[]] = [
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Came from', cell: ({ source }) => source },
  { label: 'Joined', cell: ({ joined_at }) => <Moment at={joined_at} /> },
]

/** Who wants to hear when payments open. */
export function LaunchListScreen(props: LaunchListScreenProps) {
  const { entries, total, query, nextCursor, problem = null } = props
  return (
    <AdminScreen
      title="Launch list"
      note={`${countOf(total, 'address', 'addresses')} of people who want to hear when payments open. Use them for that only.`}
      aside={total > 0 && <DownloadLaunchList />}
    >
      <ProblemNote problem={problem} />
      {entries.length > 0 ? (
        <AdminTable
          caption="Launch list, newest first"
          rows={entries}
          keyOf={({ id }) => id}
          columns={COLUMNS}
        />
      ) : (
        <NothingHere title="Nobody yet">
          While no cards are taken, the checkout offers this list. Who joins it shows here.
        </NothingHere>
      )}
      <Pager path={routes.adminLaunchList} query={query} nextCursor={nextCursor} />
    </AdminScreen>
  )
}
