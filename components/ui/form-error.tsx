import { CircleAlert } from 'lucide-react'
import styles from './form-error.module.css'
import type { Failure } from './use-task'

interface FormErrorProps {
  failure: Failure | null
  /** The form's fields: a failure that stands at one of them is not said again. */
  fields?: readonly string[]
  children?: React.ReactNode
}

/** What went wrong with a whole form, above its buttons. */
export function FormError({ failure, fields = [], children }: FormErrorProps) {
  if (!failure?.sentence || fields.some((name) => name in failure.fields)) return null
  return (
    <p className={styles.error} role="alert">
      <CircleAlert className="icon" aria-hidden="true" />
      <span>
        {failure.sentence}
        {failure.code === null && (
          <span className={styles.hint}>We could not reach the server. Nothing is lost.</span>
        )}
        {children}
      </span>
    </p>
  )
}
