import { Field } from '@/components/ui/field'

interface EmailFieldProps {
  autoComplete: 'username' | 'email'
  error?: React.ReactNode
}

/** The address of an account. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  return (
    <Field
      label="Email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      required
      maxLength={254}
      error={error}
    />
  )
}
