import Link from 'next/link'
import { routes } from '@/lib/routes'
import { Logo } from './logo'
import styles from './site-header.module.css'

/** The header of every page outside the assessment. */
export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={`wrap ${styles.row}`}>
        <Logo />
        <Link className={`btn small ${styles.action}`} href={routes.guestAssessment}>
          Take Assessment
        </Link>
      </div>
    </header>
  )
}
