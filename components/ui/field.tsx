import { useId } from 'react'
import styles from './field.module.css'
import { FieldNotes, type Notes, notesOf } from './field-notes'

export interface FieldProps extends Omit<React.ComponentProps<'input'>, 'id'>, Notes {
  label: string
  /** Stands at the end of the input, inside its border. */
  trailing?: React.ReactNode
}

/** A labeled input with its hint and its error. */
export function Field({ label, hint, error, trailing, className = '', ...input }: FieldProps) {
  const id = useId()
  return (
    <div className={`${styles.field} ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.box}>
        <input
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={notesOf(id, { hint, error })}
        />
        {trailing}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
