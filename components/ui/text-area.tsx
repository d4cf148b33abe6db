import { useId } from 'react'
import { FieldNotes, type Notes, notesOf } from './field-notes'

interface TextAreaProps extends Omit<React.ComponentProps<'textarea'>, 'id'>, Notes {
  label: string
}

/** A labeled field of several lines, with its hint and its error. */
export function TextArea({ label, hint, error, ...area }: TextAreaProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <textarea
        {...area}
        id={id}
        className="input"
        aria-invalid={error ? true : area['aria-invalid']}
        aria-describedby={notesOf(id, { hint, error })}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
