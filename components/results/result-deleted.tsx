import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

/** Says what is gone, and the ways on. */
export function ResultDeleted() {
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title="Your result is deleted"
      action={
        <Link className="btn btn-large" href={routes.home}>
          Back to Home
        </Link>
      }
    >
      <p>
        Your answers, your scores, the report and every link to it are gone. You can take the
        assessment again whenever you like.
      </p>
    </StatusScreen>
  )
}
