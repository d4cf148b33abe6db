import { BrokenCircle } from '@/components/charts/broken-circle'
import { StatusScreen } from '@/components/ui/status-screen'
import { messages } from '@/lib/messages'

/** The counts behind the dashboard are not there, as after a restore that left them out. */
export function MissingDashboard() {
  return (
    <StatusScreen picture={<BrokenCircle />} title={messages.admin.notFound}>
      <p>
        No account is counted, although you have one: the counts behind this page are empty.
        Nobody’s data is lost by it. The other pages of this area read the records themselves.
      </p>
    </StatusScreen>
  )
}
