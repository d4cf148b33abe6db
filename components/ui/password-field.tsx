'use client'

import { useState } from 'react'
import { Field, type FieldProps } from './field'

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const action = isShown ? 'Hide' : 'Show'
  return (
    <Field
      {...props}
      className={`[&_input]:pr-19.5 ${props.className ?? ''}`}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className="bare text-sm px-3 py-0 rounded-sm text-ink-2 font-600 absolute right-1 top-1 min-w-16 h-11 hover:text-ink hover:underline hover:underline-offset-4 focus-visible:[outline-offset:-3px]"
          aria-label={`${action} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {action}
        </button>
      }
    />
  )
}
