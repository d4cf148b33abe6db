'use client'

import { Field, type FieldProps } from '@/components/ui/field'
import { PAIR_NAME_MAX } from '@/lib/api/bounds'

/** How a guest wants to be called. */
export function CalledField(props: Omit<FieldProps, 'label'>) {
  return (
    <Field
      {...props}
      label="What should your colleague call you?"
      autoComplete="given-name"
      dir="auto"
      maxLength={PAIR_NAME_MAX}
    />
  )
}
