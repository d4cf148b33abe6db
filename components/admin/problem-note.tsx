import { CircleAlert } from '@/components/ui/signs'
import styles from './problem-note.module.css'

/** Why the page does not show what its address asks for. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <p className={styles.note} role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      {problem || 'This link asks for something that doesn’t exist.'}
    </p>
  )
}
