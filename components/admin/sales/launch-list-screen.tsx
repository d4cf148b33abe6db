import { When } from '@/components/ui/when'
import type { LaunchListEntry } from '@/lib/api/admin/sales'
import { countOf } from '@/lib/counts'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { DownloadCsv } from '../download-csv'
import { type ListPage, ListScreen } from '../list-screen'
import { LaunchMail } from './launch-mail'

/** What our own pages send, in words. */
const SOURCES: Record<string, string> = { payment_preview_modal: 'The Preview Mode window' }

const COLUMNS: [Column<LaunchListEntry>, ...Column<LaunchListEntry>[]] = [
  { label: 'Email address', cell: ({ email }) => email },
  { label: 'Joined from', cell: ({ source }) => SOURCES[source] ?? source },
  { label: 'Joined', cell: ({ joined_at }) => <When at={joined_at} form="moment" /> },
  { label: 'Email', cell: ({ mail_queued_at }) => (mail_queued_at ? 'On its way' : 'Not yet') },
]

interface LaunchListScreenProps {
  page: ListPage<LaunchListEntry>
  total: number
  /** The number of entries without a mail. */
  waiting: number
  arePaymentsOpen: boolean
}

/** The people on the launch list. */
export function LaunchListScreen(props: LaunchListScreenProps) {
  const { page, total, waiting, arePaymentsOpen } = props
  return (
    <ListScreen
      page={page}
      path={routes.adminLaunchList}
      title="Launch list"
      note={`${countOf(total, 'person wants', 'people want')} to hear when payments open. Use their email addresses only for that.`}
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
        title: 'No one yet',
        text: 'While card payments are closed, the checkout offers this list. People who join it show up here.',
      }}
    />
  )
}
