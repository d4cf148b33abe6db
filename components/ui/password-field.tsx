'use client'

import { useState } from 'react'
import { Field, type FieldProps } from './field'
import styles from './password-field.module.css'

/** A password with a button that shows what was typed. */
export function PasswordField(props: Omit<FieldProps, 'type' | 'trailing'>) {
  const [isShown, setShown] = useState(false)
  const action = isShown ? 'Hide' : 'Show'
  return (
    <Field
      {...props}
      className={`${styles.field} ${props.className ?? ''}`}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <button
          type="button"
          className={`sm semibold mut bare ${styles.toggle}`}
          aria-label={`${action} ${props.label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {action}
        </button>
      }
    />
  )
}
