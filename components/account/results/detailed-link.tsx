import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import styles from './detailed-link.module.css'

/** The way to the detailed results, which belong to every account. */
export function DetailedLink({ href }: { href: string }) {
  return (
    <p className={styles.line}>
      <Link className="link" href={href}>
        See your detailed results
        <ArrowRight className="icon" aria-hidden="true" />
      </Link>
      <span className="mut">All four scores in charts, and what your letters mean. Included.</span>
    </p>
  )
}
