import { LogoMark } from '@/components/charts/rose/logo-mark'
import { Link } from '@/components/ui/link'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import styles from './logo.module.css'

/** Mark and name, leading home; at home they lead to the top. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link
      className={`middle unmarked pressable ${styles.logo}`}
      href={routes.home}
      aria-label={`${PRODUCT} home`}
    >
      <LogoMark size={34} />
      <span className={compact ? 'wide-only' : styles.name}>{PRODUCT}</span>
    </Link>
  )
}
