import { Check } from 'lucide-react'
import styles from './check-mark.module.css'

/** The green check of something that is done. Decorative: the words beside it say what. */
export function CheckMark() {
  return (
    <span className={styles.mark}>
      <Check className="icon" aria-hidden="true" />
    </span>
  )
}
