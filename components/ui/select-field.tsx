import { useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps extends Omit<React.ComponentProps<'select'>, 'id'> {
  label: string
  /** Marks the choice as wrong; what is wrong stands beside it. */
  invalid?: boolean
}

/** A labeled choice from a list. */
export function SelectField({
  label,
  invalid = false,
  className = '',
  ...select
}: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select
        {...select}
        id={id}
        className={`${styles.input} ${styles.select}`}
        aria-invalid={invalid || undefined}
      />
    </div>
  )
}
