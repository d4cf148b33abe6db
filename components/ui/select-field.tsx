import { useId } from 'react'
import styles from './field.module.css'

interface SelectFieldProps extends Omit<React.ComponentProps<'select'>, 'id'> {
  label: string
}

/** A labeled choice from a list. */
export function SelectField({ label, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className={`${styles.input} ${styles.select}`} />
    </div>
  )
}
