import { BrokenCircle } from '@/components/charts/circle/broken-circle'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

interface DeadEndProps {
  title: string
  /** Its circle is not broken: nothing went wrong. */
  isWhole?: boolean
  /** The way on. */
  href?: string
  label?: string
  children: React.ReactNode
}

/** In place of a screen that cannot be shown: why, and the way on. */
export function DeadEnd({
  title,
  isWhole = false,
  href = routes.groups,
  label = 'Go to Team Groups',
  children,
}: DeadEndProps) {
  return (
    <StatusScreen
      picture={isWhole ? <EmptyCircle /> : <BrokenCircle />}
      title={title}
      action={
        <Link className="btn btn-large" href={href}>
          {label}
        </Link>
      }
    >
      <p>{children}</p>
    </StatusScreen>
  )
}
