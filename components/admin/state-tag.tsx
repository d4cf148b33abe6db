import type { IconNode } from 'lucide'
import { Icon } from '@/components/ui/icon'
import styles from './state-tag.module.css'

const LOOKS = {
  plain: '',
  open: 'bg-transparent [background-image:none] [box-shadow:inset_0_0_0_1px_var(--line-strong)]',
  strong: 'bg-inverse text-on-inverse',
  good: 'bg-success-tint text-success',
  caution: 'bg-warning-tint text-warning',
  bad: 'bg-danger-tint text-danger',
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
    <span className={`tag whitespace-nowrap [&_svg]:size-[1em] ${styles.tag} ${LOOKS[kind]}`}>
      {icon && <Icon of={icon} />}
      <span>{children}</span>
    </span>
  )
}

/** Several of them side by side. */
export function StateTags({ children }: { children: React.ReactNode }) {
  return <span className={`flex flex-wrap gap-2 ${styles.tags}`}>{children}</span>
}
