import { useWords } from '#words'
import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { CookiesNotice } from '@/components/layout/cookies/cookies-notice'
import { Link } from '@/components/ui/link'
import { StatusScreen } from '@/components/ui/status-screen'
import { routes } from '@/lib/routes'

interface MissingResultsProps {
  /** What is missing here, in a sentence. */
  sentence: string
  action?: string
  /** Where the assessment is; a signed-in person takes it in the account. */
  to?: string
  children?: React.ReactNode
}

/** No result to show: what is missing, and the way to it. */
export function MissingResults(props: MissingResultsProps) {
  const words = useWords('results.missing')
  const { sentence, action = words.take, to = routes.guestAssessment } = props
  const { children = words.elsewhere } = props
  return (
    <StatusScreen
      picture={<EmptyCircle />}
      title={sentence}
      action={
        <Link className="btn btn-large" href={to}>
          {action}
        </Link>
      }
    >
      <p>{children}</p>
      <CookiesNotice />
    </StatusScreen>
  )
}
