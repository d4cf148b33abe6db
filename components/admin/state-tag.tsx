import type { Sign } from '@/components/ui/sign'
import styles from './state-tag.module.css'

const LOOKS = {
  plain: '',
  open: styles.open,
  strong: 'dark',
  good: 'good',
  caution: styles.caution,
  bad: 'bad',
} as const

interface StateTagProps {
  /** How much it matters; in color, never by color alone. */
  kind: keyof typeof LOOKS
  Icon?: Sign
  children: string
}

/** How something stands: a word, and a sign of its own, so that a row is found without reading it. */
export function StateTag({ kind, Icon, children }: StateTagProps) {
  return (
    <span className={`tag ${styles.tag} ${LOOKS[kind]}`}>
      {Icon && <Icon className="icon" aria-hidden="true" />}
      {children}
    </span>
  )
}

/** Several of them side by side. */
export function StateTags({ children }: { children: React.ReactNode }) {
  return <span className={styles.tags}>{children}</span>
}
