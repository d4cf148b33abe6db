import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { countOf } from '@/lib/counts'
import { routes } from '@/lib/routes'

/** Once payments are open: who waits for the mail that we promised. */
export function LaunchNotice({ list }: { list: Dashboard['launch_list'] }) {
  if (!list.payments_open || list.total === 0) return null
  return (
    <section
      className="px-6 py-5 rounded-lg border border-line bg-surface flex items-center flex-wrap justify-between gap-y-3.5 gap-x-6 mb-6"
      aria-label="The email we promised"
    >
      <p>
        <b>
          Payments are open, and <span>{countOf(list.total, 'person', 'people')}</span> asked to be
          notified.
        </b>
      </p>
      <Link className="btn" href={routes.adminLaunchList}>
        Go to the launch list
      </Link>
    </section>
  )
}
