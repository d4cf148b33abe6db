'use client'

import { askSignInLink } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { MailLinkForm } from './mail-link-form'

/** Asks for a link to log in with. */
export function AskLinkForm() {
  return (
    <MailLinkForm send={(email) => call(askSignInLink, { body: { email } })}>
      {(email) => (
        <span>
          If <b>{email}</b> has an account, a link is on its way. Open it in this browser within 15
          minutes. If you got several, use the newest. Nothing there? Check your spam folder, or
          check the email address.
        </span>
      )}
    </MailLinkForm>
  )
}
