import { Link } from '@/components/ui/link'
import { ArrowLeft } from '@/components/ui/signs'
import styles from './back-link.module.css'

/** The way back, above the title. */
export function BackLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link className={styles.back} href={href}>
      <ArrowLeft className="icon" aria-hidden="true" />
      {children}
    </Link>
  )
}
