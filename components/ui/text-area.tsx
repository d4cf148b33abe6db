import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import styles from './field.module.css'

interface TextAreaProps extends Omit<React.ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: string
  /** Shown under the field and read with it. */
  error?: React.ReactNode
}

/** A labeled field of several lines, with its hint and its error. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className={`${styles.input} ${styles.area}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          <CircleAlert className="icon" aria-hidden="true" />
          <span>{error}</span>
        </p>
      )}
    </div>
  )
}
