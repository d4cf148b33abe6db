import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/icon'
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
  icon?: IconNode
  children: string
}

/** A state as a word with a sign, so that a row is found without reading it. */
export function StateTag({ kind, icon, children }: StateTagProps) {
  return (
    <span className={`tag one-line ${styles.tag} ${LOOKS[kind]}`}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  )
}

/** Several of them side by side. */
export function StateTags({ children }: { children: React.ReactNode }) {
  return <span className={`flex wraps gap-xs ${styles.tags}`}>{children}</span>
}
