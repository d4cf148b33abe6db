import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './result-body.module.css'

interface AgainLinksProps {
  isInAccount?: boolean
  /** What only the result's owner may do. */
  children?: React.ReactNode
}

/** The ways out at the end of a result. */
export function AgainLinks({ isInAccount = false, children }: AgainLinksProps) {
  return (
    <div className={`row wraps gap-l ${styles.again}`}>
      <Link
        className="link pressable"
        href={isInAccount ? routes.assessment : routes.guestAssessment}
      >
        Take Assessment Again
      </Link>
      <Link className="link pressable" href={isInAccount ? routes.history : routes.home}>
        {isInAccount ? 'View History' : 'Back to Home'}
      </Link>
      {children}
    </div>
  )
}
