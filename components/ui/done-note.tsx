import { CircleCheck } from 'lucide-react'
import styles from './done-note.module.css'

/** Says what has changed, and stays. The place is always there, so that what appears in it is read out. */
export function DoneNote({ children }: { children?: React.ReactNode }) {
  return (
    <div role="status" className={children ? styles.note : 'vh'}>
      {children && (
        <>
          <CircleCheck className="icon" aria-hidden="true" />
          <p>{children}</p>
        </>
      )}
    </div>
  )
}
