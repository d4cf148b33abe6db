import { CircleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'
import styles from './problem-note.module.css'

/** Why the page does not show what its address asks for. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <p className={`flex start gap-s sm medium tight rounded ${styles.note}`} role="alert">
      <Icon of={CircleAlert} />
      <span>{problem || 'This link asks for something that doesn’t exist.'}</span>
    </p>
  )
}
