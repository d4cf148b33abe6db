import { CircleAlert } from 'lucide-react'
import { useId } from 'react'
import styles from './field.module.css'

export interface FieldProps extends Omit<React.ComponentProps<'input'>, 'id'> {
  label: string
  hint?: string
  /** Shown under the field and read with it. */
  error?: React.ReactNode
  /** Stands at the end of the input, inside its border. */
  trailing?: React.ReactNode
}

/** A labeled input with its hint and its error. */
export function Field({ label, hint, error, trailing, className = '', ...input }: FieldProps) {
  const id = useId()
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {trailing}
      </div>
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
