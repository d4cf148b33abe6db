import { CircleAlert, CircleCheck } from 'lucide-react'
import styles from './notice.module.css'

interface NoticeProps {
  kind: 'danger' | 'success'
  className?: string
  children: React.ReactNode
}

/** A few words on a tint of their own: what went wrong, or what is done. */
export function Notice({ kind, className = '', children }: NoticeProps) {
  const [Icon, look] = kind === 'danger' ? [CircleAlert, 'bad'] : [CircleCheck, 'good']
  return (
    <div className={`${styles.notice} ${look} ${className}`}>
      <Icon className="icon" aria-hidden="true" />
      <p>{children}</p>
    </div>
  )
}
