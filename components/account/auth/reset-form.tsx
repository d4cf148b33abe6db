'use client'

import { useEffect, useRef, useState } from 'react'
import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { refusedBy, useForm } from '@/components/ui/use-form'
import { resetPassword } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import { newPasswordRule } from '@/lib/api/field-rules'
import { call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { routes } from '@/lib/routes'
import { DeadLink } from './dead-link'
import { Done } from './done'
import { confirmError, NewPasswordFields } from './new-password-fields'

/** A new password, by a mailed link. It signs in, and the link is used up. */
export function ResetForm({ token }: { token: string }) {
  const [state, setState] = useState<'asking' | 'set' | 'dead'>('asking')
  if (state === 'dead') return <DeadLink kind="reset" takesFocus />
  if (state === 'set') return <PasswordSet />
  return <NewPasswordForm token={token} onEnd={setState} />
}

interface NewPasswordFormProps {
  token: string
  onEnd: (state: 'set' | 'dead') => void
}

function NewPasswordForm({ token, onEnd }: NewPasswordFormProps) {
  const words = useWords('auth.reset')
  const newPassword = useWords('auth.newPassword')
  const { failure, errors, mark, formProps, submitProps } = useForm({
    staysBusy: true,
    failed: words.failed,
    check: ({ password = '', confirm = '' }) => ({
      ...refusedBy({ password: newPasswordRule }, { password }),
      ...confirmError(newPassword, password, confirm),
    }),
    send: async ({ password = '' }) => {
      try {
        keepSession(await call(resetPassword, { body: { token, password } }))
        // Used up: a reload must not show it as a link that does not work.
        history.replaceState(history.state, '', routes.resetPassword)
        onEnd('set')
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'link_invalid')) throw error
        onEnd('dead')
      }
    },
  })
  return (
    <form className="grid gap-5" {...formProps}>
      <NewPasswordFields label={words.password} name="password" errors={errors} mark={mark} />
      <FormError failure={failure} />
      <BusyButton {...submitProps} className="btn btn-large w-full" busyLabel={words.saving}>
        {words.save}
      </BusyButton>
    </form>
  )
}

function PasswordSet() {
  const words = useWords('auth.reset')
  const heading = useRef<HTMLHeadingElement>(null)
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title={words.savedTitle}>
      <p>{words.saved}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* A full load: nothing that was fetched for a visitor stays in memory. */}
        <FullLink className="btn" href={routes.history}>
          {words.results}
        </FullLink>
      </div>
    </Done>
  )
}
