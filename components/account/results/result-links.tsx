import { History, RotateCcw } from 'lucide-react'
import Link from 'next/link'
import styles from '@/components/results/result-body.module.css'
import { routes } from '@/lib/routes'

interface ResultLinksProps {
  /** What can be done to the result. */
  children?: React.ReactNode
}

/** The ways on at the end of a result in the account. */
export function ResultLinks({ children }: ResultLinksProps) {
  return (
    <div className={`wrap ${styles.again}`}>
      <Link className="btn outline" href={routes.assessment}>
        <RotateCcw className="icon" aria-hidden="true" />
        Take Assessment Again
      </Link>
      <Link className="btn ghost" href={routes.history}>
        <History className="icon" aria-hidden="true" />
        View History
      </Link>
      {children}
    </div>
  )
}
