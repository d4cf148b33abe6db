import { useId } from 'react'

interface SelectFieldProps extends Omit<React.ComponentProps<'select'>, 'id'> {
  label: string
}

/** A labeled choice from a list. */
export function SelectField({ label, className = '', ...select }: SelectFieldProps) {
  const id = useId()
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <select {...select} id={id} className="input" />
    </div>
  )
}
