import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

/** A group that is not there, or not for this person. */
export function MissingGroup({ title }: { title: string }) {
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title={title}
      action={
        <Link className="btn lg" href={routes.groups}>
          Go to Team Groups
        </Link>
      }
    >
      <p>It may have been deleted, or you are not part of it.</p>
    </StatusScreen>
  )
}
