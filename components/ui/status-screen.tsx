import styles from './status-screen.module.css'

interface StatusScreenProps {
  /** A picture of the state: an empty or a broken circle. */
  picture: React.ReactNode
  title: string
  children?: React.ReactNode
  /** The one thing to do next. */
  action?: React.ReactNode
  /** `alert` for a failure that happened while the person was here. */
  role?: 'alert' | 'status'
}

/** A whole screen in one state: nothing here yet, or something went wrong. */
export function StatusScreen({ picture, title, children, action, role }: StatusScreenProps) {
  return (
    <div className={`wrap grid gap-m text-center ${styles.screen}`} role={role}>
      {picture}
      <h1 className="d3">{title}</h1>
      <div className={`mut ${styles.text}`}>{children}</div>
      {action}
    </div>
  )
}
