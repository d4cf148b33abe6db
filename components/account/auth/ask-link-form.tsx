'use client'

import { useState } from 'react'
import { askSignInLink, openSignInCode } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { assertCookies } from '@/lib/client/cookies'
import { CODE } from '@/lib/copy/mailed-code'
import { MailLinkForm } from './mail-link-form'
import { arrive, LoggedInWithoutPassword } from './use-link'

/** The link works in the browser that asked for it, which is known by its cookie. */
async function ask(email: string) {
  assertCookies()
  await call(askSignInLink, { body: { email } })
}

/** Asks for a link to log in with. */
export function AskLinkForm() {
  const [isIn, setIn] = useState(false)
  if (isIn) return <LoggedInWithoutPassword />
  const useCode = async (code: string) => {
    if (!(await arrive(await call(openSignInCode, { body: { code } })))) setIn(true)
  }
  return (
    <MailLinkForm send={ask} useCode={useCode}>
      {(email) => (
        <span>
          <span>
            If <b>{email}</b> <span>{CODE.isComing}</span>
          </span>{' '}
          <span>{CODE.orHere}</span>
        </span>
      )}
    </MailLinkForm>
  )
}
