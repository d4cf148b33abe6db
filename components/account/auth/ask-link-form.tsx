'use client'

import { useState } from 'react'
import { useSay, useWords } from '#words'
import { askSignInLink, openSignInCode } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { assertCookies } from '@/lib/client/cookies'
import { CodeForm } from './code-form'
import { MailLinkForm } from './mail-link-form'
import { arrive, LoggedInWithoutPassword } from './use-link'

/** The link works in the browser that asked for it, which is known by its cookie. */
async function ask(email: string) {
  assertCookies()
  await call(askSignInLink, { body: { email } })
}

/** Asks for a link to log in with. */
export function AskLinkForm() {
  const words = useWords('auth.mailedLink')
  const { orHere } = useWords('auth.code')
  const say = useSay()
  const [isIn, setIn] = useState(false)
  if (isIn) return <LoggedInWithoutPassword />
  const useCode = async (code: string) => {
    if (!(await arrive(await call(openSignInCode, { body: { code } })))) setIn(true)
  }
  return (
    <MailLinkForm send={ask} codeForm={<CodeForm send={useCode} staysBusy />}>
      {(email) => (
        <span>
          <span>{say(words.sentToSignIn, { email, b: (text) => <b>{text}</b> })}</span>{' '}
          <span>{orHere}</span>
        </span>
      )}
    </MailLinkForm>
  )
}
