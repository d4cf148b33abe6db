'use client'

import { useSay, useWords } from '#words'
import { forgotPassword } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { MailLinkForm } from './mail-link-form'

/** Asks for a link to set a new password. */
export function ForgotForm() {
  const words = useWords('auth.mailedLink')
  const say = useSay()
  return (
    <MailLinkForm send={(email) => call(forgotPassword, { body: { email } })}>
      {(email) => <span>{say(words.sentToReset, { email, b: (text) => <b>{text}</b> })}</span>}
    </MailLinkForm>
  )
}
