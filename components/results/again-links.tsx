import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'

interface AgainLinksProps {
  isInAccount?: boolean
  /** What only the result's owner may do. */
  children?: React.ReactNode
}

/** The ways out at the end of a result. */
export function AgainLinks({ isInAccount = false, children }: AgainLinksProps) {
  const words = useWords('results.ends')
  return (
    <div className="flex flex-wrap items-center gap-5 pt-[clamp(34px,4.6vw,48px)]">
      <Link
        className="link min-h-11"
        href={isInAccount ? routes.assessment : routes.guestAssessment}
      >
        {words.again}
      </Link>
      <Link className="link min-h-11" href={isInAccount ? routes.history : routes.home}>
        {isInAccount ? words.history : words.home}
      </Link>
      {children}
    </div>
  )
}
