'use client'

import { useEffect, useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { Link } from '@/components/ui/link'
import { useTask } from '@/components/ui/use-task'
import { undoEmailChange } from '@/lib/api/entries/auth'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { readUser, renewAccessToken } from '@/lib/client/session'
import { routes } from '@/lib/routes'
import { DeadLink } from './dead-link'
import { Done } from './done'

/** Undoes a change of address on a press of the button only: programs that check mails open links. */
export function UndoEmailChange({ token }: { token: string }) {
  const words = useWords('auth.undo')
  const say = useSay()
  const [state, setState] = useState<'ready' | 'dead' | { email: string }>('ready')
  const { busy, failure, run } = useTask(words.failed, { staysBusy: true })
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
      <p>{words.someoneElse}</p>
      <p>
        {say(words.you, {
          link: (text) => (
            <Link className="link" href={routes.profile}>
              {text}
            </Link>
          ),
        })}
      </p>
      <FormError failure={failure} />
      <BusyButton
        className="btn btn-large w-full"
        busy={busy}
        busyLabel={words.undoing}
        onClick={() => void undo()}
      >
        {words.undo}
      </BusyButton>
    </div>
  )
}

function Undone({ email }: { email: string }) {
  const words = useWords('auth.undo')
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that had the focus is gone.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Done ref={heading} title={words.doneTitle}>
      <p>{say(words.done, { email, b: (text) => <b>{text}</b> })}</p>
      <p>{words.afterward}</p>
    </Done>
  )
}
