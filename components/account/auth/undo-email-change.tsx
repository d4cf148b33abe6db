'use client'

import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { useTask } from '@/components/ui/use-task'
import { undoEmailChange } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { readUser, renewAccessToken } from '@/lib/client/session'
import { authMessages } from '@/lib/messages/auth'
import { routes } from '@/lib/routes'
import { DeadLink } from './dead-link'
import { Done } from './done'

/** Undoes a change of address on a press of the button only: programs that check mails open links. */
export function UndoEmailChange({ token }: { token: string }) {
  const [state, setState] = useState<'ready' | 'dead' | { email: string }>('ready')
  const { busy, failure, run } = useTask(authMessages.undoFailed, { staysBusy: true })
  const undo = () =>
    run(async () => {
      try {
        setState(await call(undoEmailChange, { body: { token } }))
        if (readUser()) void renewAccessToken()
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'link_invalid')) throw error
        setState('dead')
      }
      // Used up: a reload must not show it as a link that could be used.
      history.replaceState(history.state, '', routes.undoEmailChange)
    })
  if (state === 'dead') return <DeadLink kind="undo" takesFocus />
  if (state !== 'ready') return <Undone email={state.email} />
  return (
    <div className="grid gap-5">
      <p>
        If someone else asked for a new email address for your account, press the button. Your
        account keeps this one, everyone is signed out, and the password, which they knew, stops
        working. We then email you a link for a new one.
      </p>
      <p>
        If it was you, there’s nothing to do here. To cancel the change yourself, go to{' '}
        <Link className="link" href={routes.profile}>
          your profile
        </Link>
        .
      </p>
      <FormError failure={failure} />
      <BusyButton
        className="btn btn-large w-full"
        busy={busy}
        busyLabel="Undoing…"
        onClick={() => void undo()}
      >
        It wasn’t me: undo the change
      </BusyButton>
    </div>
  )
}

function Undone({ email }: { email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title="Your account has its old email address">
      <p>
        Everyone is signed out, and the old password no longer works. We’ve emailed a link to{' '}
        <b>{email}</b>: choose a new password with it, within an hour.
      </p>
      <p>
        Then change that password everywhere else you use it, starting with your inbox. Look at your
        results and groups, too.
      </p>
    </Done>
  )
}
