import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import styles from './field.module.css'

interface FieldProps extends Omit<React.ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string
  /** Shown under the field and read with it. */
  error?: string
}

/** A labeled input with its hint and its error. */
export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className={styles.input}
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
          {error}
        </p>
      )}
    </div>
  )
}
