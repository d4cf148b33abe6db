import { When } from '@/components/ui/when'
import type { LaunchListEntry } from '@/lib/api/admin-sales'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { DownloadCsv } from '../download-csv'
import { countOf } from '../figures'
import { type ListPage, ListScreen } from '../list-screen'
import { LaunchMail } from './launch-mail'

const COLUMNS: [Column<LaunchListEntry>, ...Column<LaunchListEntry>[]] = [
  { label: 'Address', cell: ({ email }) => email },
  { label: 'Came from', cell: ({ source }) => source },
  { label: 'Joined', cell: ({ joined_at }) => <When at={joined_at} form="moment" /> },
  { label: 'Email', cell: ({ mail_queued_at }) => (mail_queued_at ? 'On its way' : 'Not yet') },
]

interface LaunchListScreenProps {
  page: ListPage<LaunchListEntry>
  total: number
  /** To whom nobody has written. */
  waiting: number
  arePaymentsOpen: boolean
}

/** Who wants to hear when payments open. */
export function LaunchListScreen(props: LaunchListScreenProps) {
  const { page, total, waiting, arePaymentsOpen } = props
  return (
    <ListScreen
      page={page}
      path={routes.adminLaunchList}
      title="Launch list"
      note={`${countOf(total, 'address', 'addresses')} of people who want to hear when payments open. Use them for that only.`}
      aside={total > 0 && <DownloadCsv file="launchList" />}
      above={
        total > 0 && (
          <LaunchMail
            waiting={waiting}
            underway={total - waiting}
            arePaymentsOpen={arePaymentsOpen}
          />
        )
      }
      caption="Launch list, newest first"
      columns={COLUMNS}
      empty={{
        title: 'Nobody yet',
        text: 'While no cards are taken, the checkout offers this list. Who joins it shows here.',
      }}
    />
  )
}
