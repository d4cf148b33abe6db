import { CircleAlert } from 'lucide-react'
import styles from './auth-form.module.css'

/** What went wrong with the whole form, above its button. Stands empty before, so that it is read when it fills. */
export function FormProblem({ children }: { children?: React.ReactNode }) {
  return (
    <div role="alert" className={styles.alert}>
      {children && (
        <p className={styles.problem}>
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{children}</span>
        </p>
      )}
    </div>
  )
}
