import { ArrowLeft } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import styles from './back-link.module.css'

/** The way back, above the title. */
export function BackLink({ href, children }: { href: string; children: React.ReactNode }) {
  return (
    <Link className={`middle gap-s semibold unmarked pressable ${styles.back}`} href={href}>
      <Icon of={ArrowLeft} />
      {children}
    </Link>
  )
}
