'use client'

import { useCallback, useEffect, useRef, useState } from 'react'
import { BreathingRose } from '@/components/charts/breathing-rose'
import { FormError } from '@/components/ui/form-error'
import { type Failure, toFailure } from '@/components/ui/use-task'
import { verifyEmail } from '@/lib/api/auth'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { readUser, renewAccessToken } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import { routes } from '@/lib/routes'
import styles from './auth-form.module.css'
import { DeadLink } from './dead-link'
import { Done } from './done'
import { VerifyNotice } from './verify-notice'

interface VerifyEmailProps {
  token: string
  /** Who is signed in here; the link may be somebody else's. */
  person: { email: string; isVerified: boolean } | null
}

type State = { at: 'checking' | 'confirmed' | 'dead' } | { at: 'failed'; failure: Failure }

/** Confirms an address: uses the link once, as soon as the page is there. */
export function VerifyEmail({ token, person }: VerifyEmailProps) {
  const [state, setState] = useState<State>({ at: 'checking' })
  const asked = useRef(false)

  const check = useCallback(async () => {
    setState({ at: 'checking' })
    try {
      await call(verifyEmail, { body: { token } })
      // Used up: a reload must not show it as a link that does not work.
      history.replaceState(history.state, '', routes.verifyEmail)
      setState({ at: 'confirmed' })
      if (readUser()) void renewAccessToken()
    } catch (error) {
      const isDead = error instanceof ApiError && error.code === 'link_invalid'
      if (isDead) setState({ at: 'dead' })
      else setState({ at: 'failed', failure: toFailure(error, messages.auth.verifyFailed) })
    }
  }, [token])

  useEffect(() => {
    // Development mounts twice, and the link works once.
    if (asked.current) return
    asked.current = true
    void check()
  }, [check])

  // Mail programs open links ahead of their readers: what matters is whether the address is confirmed.
  const isConfirmed = state.at === 'confirmed' || (state.at === 'dead' && person?.isVerified)
  return (
    <>
      <p role="status" className={state.at === 'checking' ? styles.checking : 'vh'}>
        {state.at === 'checking' && (
          <>
            <BreathingRose size={64} />
            Checking your link…
          </>
        )}
        {isConfirmed && 'Your address is confirmed.'}
        {state.at === 'dead' && !isConfirmed && messages.auth.linkInvalid}
      </p>
      {isConfirmed && <AddressConfirmed isSignedIn={person !== null} />}
      {state.at === 'dead' && !isConfirmed && (
        <>
          <DeadLink kind="verify" isSignedIn={person !== null} />
          {person && <VerifyNotice email={person.email} />}
        </>
      )}
      {state.at === 'failed' && (
        <div className={styles.form}>
          <FormError failure={state.failure} />
          <button type="button" className="btn" onClick={() => void check()}>
            Try again
          </button>
        </div>
      )}
    </>
  )
}

/** The address is proved, and the way on. */
export function AddressConfirmed({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Done title="Your address is confirmed">
      <p>Thank you. There is nothing left to do.</p>
      <div className={styles.actions}>
        {/* A full load: nothing that was fetched for a visitor stays in memory. */}
        <a className="btn" href={isSignedIn ? routes.history : routes.login}>
          {isSignedIn ? 'See my results' : 'Log in'}
        </a>
      </div>
    </Done>
  )
}
