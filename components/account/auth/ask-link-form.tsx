'use client'

import { askSignInLink } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { assertCookies } from '@/lib/client/cookies'
import { MailLinkForm } from './mail-link-form'

/** The link works in the browser that asked for it, which is known by its cookie. */
async function ask(email: string) {
  assertCookies()
  await call(askSignInLink, { body: { email } })
}

/** Asks for a link to log in with. */
export function AskLinkForm() {
  return (
    <MailLinkForm send={ask}>
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
