'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { BreathingRose } from '@/components/charts/rose/breathing-rose'
import { FormError } from '@/components/ui/form-error'
import { FullLink } from '@/components/ui/language/full-link'
import { type Failure, toFailure } from '@/components/ui/use-task'
import type { Standing } from '@/lib/api/address-rights'
import { verifyEmail } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import type { MailTrouble } from '@/lib/api/fields'
import { call } from '@/lib/client/call'
import { readUser, renewAccessToken } from '@/lib/client/session'
import { linkPath, loginPath, routes } from '@/lib/routes'
import { AddressProven } from './address-proven'
import { DeadLink } from './dead-link'
import { Done } from './done'
import { VerifyNotice } from './verify-notice'

interface VerifyEmailProps {
  token: string
  /** The signed-in person; the link may be another person's. */
  person: { email: string; standing: Standing; trouble: MailTrouble | null } | null
  /** The new address that the link makes an account’s, where that account is not signed in here. */
  newEmail: string | null
}

type State =
  | { at: 'asking' | 'checking' | 'confirmed' | 'proven' | 'dead' }
  | { at: 'failed'; failure: Failure }

/**
 * Confirms an address with the link, once, as soon as the page is loaded. A new address needs a press where its account
 * is not signed in: programs that check mails open links, and the mailbox may be a stranger's.
 */
export function VerifyEmail({ token, person, newEmail }: VerifyEmailProps) {
  const words = useWords('auth.verify')
  const dead = useWords('auth.deadLink')
  const say = useSay()
  const [state, setState] = useState<State>({ at: newEmail ? 'asking' : 'checking' })
  const asked = useRef(false)

  const check = useCallback(async () => {
    setState({ at: 'checking' })
    try {
      const { proven } = await call(verifyEmail, { body: { token } })
      // Used up: a reload must not show it as a link that does not work.
      history.replaceState(history.state, '', routes.verifyEmail)
      setState({ at: proven ? 'proven' : 'confirmed' })
      if (readUser()) void renewAccessToken()
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'link_invalid'
      if (isDead) setState({ at: 'dead' })
      else setState({ at: 'failed', failure: toFailure(error, words.failed) })
    }
  }, [token, words])

  useEffect(() => {
    // Development mounts twice, and the link works once.
    if (asked.current || newEmail) return
    asked.current = true
    void check()
  }, [check, newEmail])

  // A second click on what is done: what matters is how the address stands.
  const isProven = state.at === 'proven' || (state.at === 'dead' && person?.standing === 'proven')
  const isDead = state.at === 'dead' && !isProven
  return (
    <>
      <p
        role="status"
        className={
          state.at === 'checking'
            ? 'flex min-h-24 items-center gap-5 font-550 text-ink-2'
            : 'sr-only'
        }
      >
        {state.at === 'checking' && (
          <>
            <BreathingRose size={64} />
            <span>{words.checking}</span>
          </>
        )}
        {(isProven || state.at === 'confirmed') && <span>{words.confirmed}</span>}
        {isDead && <span>{dead.title}</span>}
      </p>
      {state.at === 'asking' && (
        <div className="grid gap-5">
          <p>{say(words.newAddress, { email: newEmail ?? '', b: (text) => <b>{text}</b> })}</p>
          <button type="button" className="btn btn-large w-full" onClick={() => void check()}>
            {words.useAddress}
          </button>
        </div>
      )}
      {isProven && <AddressProven />}
      {state.at === 'confirmed' && <ConfirmedElsewhere token={token} person={person} />}
      {isDead && (
        <>
          <DeadLink
            kind="verify"
            isSignedIn={person !== null}
            backTo={linkPath(routes.verifyEmail, token)}
          />
          {person && person.standing !== 'proven' && (
            <VerifyNotice
              email={person.email}
              standing={person.standing}
              trouble={person.trouble}
            />
          )}
        </>
      )}
      {state.at === 'failed' && (
        <div className="grid gap-5">
          <FormError failure={state.failure} />
          <button type="button" className="btn" onClick={() => void check()}>
            {words.tryAgain}
          </button>
        </div>
      )}
    </>
  )
}

/** The link was opened where its account is not signed in. After logging in here, the same link shows that it was them. */
function ConfirmedElsewhere({ token, person }: Omit<VerifyEmailProps, 'newEmail'>) {
  const { signIn } = useWords('auth.common')
  const words = useWords('auth.verify')
  const { title } = useWords('auth.proven')
  const say = useSay()
  return (
    <Done title={title}>
      {person ? (
        <p>{say(words.forAnother, { email: person.email, b: (text) => <b>{text}</b> })}</p>
      ) : (
        <>
          <p>{words.elsewhere}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <FullLink className="btn" href={loginPath(linkPath(routes.verifyEmail, token))}>
              {signIn}
            </FullLink>
          </div>
        </>
      )}
    </Done>
  )
}
