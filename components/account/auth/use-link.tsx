'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { Link } from '@/components/ui/link'
import { useTask } from '@/components/ui/use-task'
import { openSignInLink } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import { type AnswerFrom, call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
import { CODE } from '@/lib/copy/mailed-code'
import { authMessages } from '@/lib/messages/auth'
import { loginMessages } from '@/lib/messages/login'
import { routes } from '@/lib/routes'
import { CodeForm } from './code-form'
import { DeadLink } from './dead-link'
import { Done } from './done'
import { enter } from './enter'

interface UseLinkProps {
  token: string
  /** The email was sent for another browser: its digits show that the person reads it. */
  needsCode: boolean
}

/** Logs in with a mailed link on a press of the button only: the link works once. */
export function UseLink({ token, needsCode }: UseLinkProps) {
  const [state, setState] = useState<'ready' | 'without password' | 'dead'>('ready')
  const { busy, failure, run } = useTask(authMessages.signInFailed, { staysBusy: true })
  const open = async (code?: string) => {
    try {
      if (await arrive(await call(openSignInLink, { body: { token, code } }))) return
      setState('without password')
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'link_invalid')) throw error
      setState('dead')
    }
    // Used up: a reload must not show it as a link that could be used.
    history.replaceState(history.state, '', routes.signInLink)
  }
  if (state === 'dead') return <DeadLink kind="signIn" takesFocus />
  if (state === 'without password') return <LoggedInWithoutPassword />
  if (needsCode) {
    return (
      <div className="grid gap-5">
        <p>{CODE.besideLink}</p>
        <CodeForm send={open} staysBusy />
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <p>Press the button to sign in. The link works once.</p>
      <FormError failure={failure} />
      <BusyButton
        className="btn btn-large w-full"
        busy={busy}
        busyLabel={loginMessages.busy}
        onClick={() => void run(() => open())}
      >
        Sign in
      </BusyButton>
    </div>
  )
}

/** Goes on with a session that a mail has opened; false where the account has no password, which is said first. */
export async function arrive({
  has_password,
  ...session
}: AnswerFrom<typeof openSignInLink>): Promise<boolean> {
  if (has_password) await enter(session, { target: routes.assessment })
  else keepSession(session)
  return has_password
}

/** The address was not proven until now, so a password that another person may have set has ended. */
export function LoggedInWithoutPassword() {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title="You’re signed in">
      <p>
        Your account has no password now. No one had confirmed this email address before, so someone
        else may have chosen the old one. You can set a new one whenever you like.
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* Full loads: nothing that was fetched for a visitor stays in memory. */}
        <FullLink className="btn" href={routes.assessment}>
          Go on
        </FullLink>
        <FullLink className="btn btn-ghost" href={routes.forgotPassword}>
          Set a password
        </FullLink>
      </div>
    </Done>
  )
}

/** The link was opened in a browser that asked for none. */
export function LinkOfAnotherBrowser() {
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&+*]:mt-4 [&_h2:focus-visible]:outline-offset-6">
      <h2 className="text-h3">Open it where you asked for it</h2>
      <p className="text-ink-2">{CODE.stillWaits}</p>
      <Link className="btn" href={routes.signInLink}>
        Get a link for this browser
      </Link>
    </section>
  )
}
