'use client'

import { useEffect, useRef, useState } from 'react'
import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { Link } from '@/components/ui/link'
import { useTask } from '@/components/ui/use-task'
import { openSignInLink } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import { type AnswerFrom, call } from '@/lib/client/call'
import { keepSession } from '@/lib/client/session'
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
  const { signIn, signingIn } = useWords('auth.common')
  const words = useWords('auth.useLink')
  const [state, setState] = useState<'ready' | 'without password' | 'dead'>('ready')
  const { busy, failure, run } = useTask(words.failed, { staysBusy: true })
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
        <p>{words.besideLink}</p>
        <CodeForm send={open} staysBusy />
      </div>
    )
  }
  return (
    <div className="grid gap-5">
      <p>{words.press}</p>
      <FormError failure={failure} />
      <BusyButton
        className="btn btn-large w-full"
        busy={busy}
        busyLabel={signingIn}
        onClick={() => void run(() => open())}
      >
        {signIn}
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
  const words = useWords('auth.noPassword')
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title={words.title}>
      <p>{words.text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {/* Full loads: nothing that was fetched for a visitor stays in memory. */}
        <FullLink className="btn" href={routes.assessment}>
          {words.goOn}
        </FullLink>
        <FullLink className="btn btn-ghost" href={routes.forgotPassword}>
          {words.setOne}
        </FullLink>
      </div>
    </Done>
  )
}

/** The link was opened in a browser that asked for none. */
export function LinkOfAnotherBrowser() {
  const words = useWords('auth.useLink')
  return (
    <section className="grid justify-items-start gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&+*]:mt-4 [&_h2:focus-visible]:outline-offset-6">
      <h2 className="text-h3">{words.elsewhereTitle}</h2>
      <p className="text-ink-2">{words.elsewhere}</p>
      <Link className="btn" href={routes.signInLink}>
        {words.linkHere}
      </Link>
    </section>
  )
}
