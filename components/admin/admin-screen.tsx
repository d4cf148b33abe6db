import '@/components/ui/print.css'
import styles from './admin-screen.module.css'

interface AdminScreenProps {
  title: React.ReactNode
  /** One sentence under the title. */
  note?: React.ReactNode
  /** Stands at the end of the title's line. */
  aside?: React.ReactNode
  children: React.ReactNode
}

/** One of the admin's screens: its title, what can be done about all of it, and what it holds. */
export function AdminScreen({ title, note, aside, children }: AdminScreenProps) {
  return (
    <div className={`wrap stack page close ${styles.page}`}>
      <header className={`flex wraps apart end ${styles.head}`}>
        <div className={`grid gap-s shrinks anywhere ${styles.words}`}>
          <h1 className="d2">{title}</h1>
          {note && <p className="mut">{note}</p>}
        </div>
        {aside && <div className={`flex wraps gap-s unprinted ${styles.aside}`}>{aside}</div>}
      </header>
      {children}
      <p className="xs faint">Times are in your time zone. Daily counts are in UTC.</p>
    </div>
  )
}
