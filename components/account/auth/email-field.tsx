import { useWords } from '#words'
import { Field } from '@/components/ui/field'

interface EmailFieldProps {
  autoComplete: 'username' | 'email'
  error?: React.ReactNode
}

/** The address of an account. */
export function EmailField({ autoComplete, error }: EmailFieldProps) {
  const words = useWords('auth.common')
  return (
    <Field
      label={words.email}
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
