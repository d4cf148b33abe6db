'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
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
import { CODE } from '@/lib/copy/mailed-code'
import { authMessages } from '@/lib/messages/auth'
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
      else setState({ at: 'failed', failure: toFailure(error, authMessages.verifyFailed) })
    }
  }, [token])

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
            <span>Checking your link…</span>
          </>
        )}
        {(isProven || state.at === 'confirmed') && <span>Your email address is confirmed.</span>}
        {isDead && <span>{authMessages.linkInvalid}</span>}
      </p>
      {state.at === 'asking' && (
        <div className="grid gap-5">
          <p>
            This makes <b>{newEmail}</b> the email address of the account that asked for it. If that
            wasn’t you, close this page: nothing changes.
          </p>
          <button type="button" className="btn btn-large w-full" onClick={() => void check()}>
            Use this email address
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
            Try again
          </button>
        </div>
      )}
    </>
  )
}

/** The link was opened where its account is not signed in. After logging in here, the same link shows that it was them. */
function ConfirmedElsewhere({ token, person }: Omit<VerifyEmailProps, 'newEmail'>) {
  return (
    <Done title="Your email address is confirmed">
      {person ? (
        <p>
          You are signed in as <b>{person.email}</b> here, and the link was for another account. To
          answer invitations there, sign in to that account and have the email sent again.
        </p>
      ) : (
        <>
          <p>{CODE.confirmedElsewhere}</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <FullLink className="btn" href={loginPath(linkPath(routes.verifyEmail, token))}>
              Sign in
            </FullLink>
          </div>
        </>
      )}
    </Done>
  )
}
