'use client'

import { forgotPassword } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { MailLinkForm } from './mail-link-form'

/** Asks for a link to set a new password. */
export function ForgotForm() {
  return (
    <MailLinkForm send={(email) => call(forgotPassword, { body: { email } })}>
      {(email) => (
        <span>
          If <b>{email}</b> has an account, a link is on its way. It works for an hour. Nothing
          there? Check your spam folder, or check the email address.
        </span>
      )}
    </MailLinkForm>
  )
}
