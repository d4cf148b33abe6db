import { CircleAlert, CircleCheck } from 'lucide'
import { Icon } from '@/components/ui/icon'
import styles from './notice.module.css'

interface NoticeProps {
  kind: 'danger' | 'success'
  className?: string
  children: React.ReactNode
}

/** A short message on a tint: what went wrong, or what is done. */
export function Notice({ kind, className = '', children }: NoticeProps) {
  const [icon, look] = kind === 'danger' ? [CircleAlert, 'bad'] : [CircleCheck, 'good']
  return (
    <div
      className={`flex start gap-s sm medium tight rounded ${styles.notice} ${look} ${className}`}
    >
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
