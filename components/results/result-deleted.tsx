import { useWords } from '#words'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

/** Says what is gone, and the ways on. */
export function ResultDeleted() {
  const words = useWords('results.deleted')
  const { home } = useWords('results.ends')
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title={words.title}
      action={
        <Link className="btn btn-large" href={routes.home}>
          {home}
        </Link>
      }
    >
      <p>{words.text}</p>
    </StatusScreen>
  )
}
