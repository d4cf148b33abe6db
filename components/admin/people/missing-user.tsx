import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

/** A person who is not there, mostly because the account was deleted. */
export function MissingUser() {
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="No one here"
      action={
        <Link className="btn btn-large" href={routes.adminUsers}>
          All users
        </Link>
      }
    >
      <p>There is no such account. It may have been deleted.</p>
    </StatusScreen>
  )
}
