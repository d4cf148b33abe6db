import { LogoMark } from '@/components/charts/rose/logo-mark'
import { PRODUCT } from '@/lib/product'
import styles from './logo.module.css'
import { LogoLink } from './logo-link'

/** Mark and name, leading home. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <LogoLink className={styles.logo} label={`${PRODUCT} home`}>
      <LogoMark size={34} />
      <span className={compact ? 'wide-only' : styles.name}>{PRODUCT}</span>
    </LogoLink>
  )
}
