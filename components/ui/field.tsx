'use client'

import { useEffect, useId } from 'react'
import { FieldNotes, type Notes, notesOf } from './field-notes'

export interface FieldProps extends Omit<React.ComponentProps<'input'>, 'id'>, Notes {
  label: string
  /** Stands at the end of the input, inside its border. */
  trailing?: React.ReactNode
}

/** A labeled input with its hint and its error. */
export function Field({ label, hint, error, trailing, className = '', ...input }: FieldProps) {
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed before hydration is reported once.
  useEffect(() => {
    const typed = document.getElementById(id)
    if (input.value === undefined || !(typed instanceof HTMLInputElement)) return
    if (typed.value === input.value) return
    input.onChange?.({ target: typed, currentTarget: typed } as React.ChangeEvent<HTMLInputElement>)
  }, [])
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      <div className="relative">
        <input
          {...input}
          id={id}
          className="input"
          aria-invalid={error ? true : input['aria-invalid']}
          aria-describedby={notesOf(id, { hint, error })}
        />
        {trailing}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}
