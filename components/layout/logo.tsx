import Link from 'next/link'
import { LogoMark } from '@/components/charts/logo-mark'
import { PRODUCT } from '@/lib/product'
import { routes } from '@/lib/routes'
import styles from './logo.module.css'

/** Mark and name, leading home. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link className={styles.logo} href={routes.home} aria-label={`${PRODUCT} home`}>
      <LogoMark size={34} />
      <span className={compact ? 'wide-only' : undefined}>{PRODUCT}</span>
    </Link>
  )
}
