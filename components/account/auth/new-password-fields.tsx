import { useSay, useWords } from '#words'
import { PasswordField } from '@/components/ui/password-field'
import type { FieldErrors } from '@/components/ui/use-task'
import { PASSWORD_MIN } from '@/lib/api/bounds'
import { normalPassword } from '@/lib/api/field-rules'
import type { WordsOf } from '@/lib/words/parts'

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
  const words = useWords('auth.newPassword')
  const say = useSay()
  const { label, name, confirmLabel = words.confirm, errors, mark, readOnly } = props
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
        hint={say(words.hint, { min: PASSWORD_MIN })}
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
          mark('confirm', confirmError(words, password.value, value).confirm)
        }}
      />
    </>
  )
}

/** What is wrong with the second typing of a new password. */
export function confirmError(
  words: WordsOf<'auth.newPassword'>,
  password = '',
  confirm = '',
): FieldErrors {
  return normalPassword(password) === normalPassword(confirm) ? {} : { confirm: words.differ }
}
