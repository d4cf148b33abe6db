import { When } from '@/components/ui/when'
import type { LaunchListEntry } from '@/lib/api/admin-sales'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { DownloadCsv } from '../download-csv'
import { countOf } from '../figures'
import { type ListPage, ListScreen } from '../list-screen'

const COLUMNS: [Column<LaunchListEntry>, ...Column<LaunchListEntry>[]] = [
  { label: 'Email', cell: ({ email }) => email },
  { label: 'Came from', cell: ({ source }) => source },
  { label: 'Joined', cell: ({ joined_at }) => <When at={joined_at} form="moment" /> },
]

interface LaunchListScreenProps {
  page: ListPage<LaunchListEntry>
  total: number
}

/** Who wants to hear when payments open. */
export function LaunchListScreen({ page, total }: LaunchListScreenProps) {
  return (
    <ListScreen
      page={page}
      path={routes.adminLaunchList}
      title="Launch list"
      note={`${countOf(total, 'address', 'addresses')} of people who want to hear when payments open. Use them for that only.`}
      aside={total > 0 && <DownloadCsv file="launchList" />}
      caption="Launch list, newest first"
      columns={COLUMNS}
      empty={{
        title: 'Nobody yet',
        text: 'While no cards are taken, the checkout offers this list. Who joins it shows here.',
      }}
    />
  )
}
