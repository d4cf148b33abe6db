import { RotateCcw } from 'lucide'
import { Icon } from '@/components/ui/icon'
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
    <div className={`wrap flex wraps gap-s narrow-fills ${styles.again}`}>
      <Link className="btn outline" href={routes.guestAssessment}>
        <Icon of={RotateCcw} />
        Take Assessment Again
      </Link>
      <Link className="btn ghost" href={routes.home}>
        Back to Home
      </Link>
      {children}
    </div>
  )
}
