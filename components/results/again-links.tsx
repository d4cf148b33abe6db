import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './result-body.module.css'

interface AgainLinksProps {
  /** What only the result's owner may do. */
  children?: React.ReactNode
}

/** The ways out at the end of a guest's result. */
export function AgainLinks({ children }: AgainLinksProps) {
  return (
    <div className={`row wraps gap-l ${styles.again}`}>
      <Link className="link pressable" href={routes.guestAssessment}>
        Take Assessment Again
      </Link>
      <Link className="link pressable" href={routes.home}>
        Back to Home
      </Link>
      {children}
    </div>
  )
}
