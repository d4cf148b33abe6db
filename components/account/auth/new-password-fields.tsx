import { PasswordField } from '@/components/ui/password-field'
import type { FieldErrors } from '@/components/ui/use-task'
import { PASSWORD_MIN } from '@/lib/api/bounds'
import { normalPassword } from '@/lib/api/field-rules'
import { registerMessages } from '@/lib/messages/register'

interface NewPasswordFieldsProps {
  label: string
  /** The name of the password's field; the repeated one is `confirm`. */
  name: string
  confirmLabel?: string
  errors: FieldErrors
  mark: (field: string, message?: string) => void
  readOnly?: boolean
}

/** A new password, typed twice. A difference is shown on leaving the second field. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label, name, confirmLabel = 'Confirm password', errors, mark, readOnly } = props
  const both = {
    autoComplete: 'new-password',
    required: true,
    readOnly,
  }
  return (
    <>
      <PasswordField
        {...both}
        label={label}
        name={name}
        hint={`At least ${PASSWORD_MIN} characters`}
        error={errors[name]}
      />
      <PasswordField
        {...both}
        label={confirmLabel}
        name="confirm"
        error={errors.confirm}
        onBlur={({ target: { form, value } }) => {
          const password = form?.elements.namedItem(name)
          if (value === '' || !(password instanceof HTMLInputElement)) return
          mark('confirm', confirmError(password.value, value).confirm)
        }}
      />
    </>
  )
}

/** What is wrong with the second typing of a new password. */
export function confirmError(password = '', confirm = ''): FieldErrors {
  return normalPassword(password) === normalPassword(confirm)
    ? {}
    : { confirm: registerMessages.passwordsDiffer }
}
