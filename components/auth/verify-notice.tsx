'use client'

import { CircleCheck, Mail } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { resendVerification } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import { renewAccessToken } from '@/lib/client/session'
import { messages } from '@/lib/messages'
import styles from './verify-notice.module.css'

type State = 'asking' | 'sent' | 'confirmed'

/** Asks a signed-in person to confirm their address, and sends the link again. */
export function VerifyNotice({ email }: { email: string }) {
  const [state, setState] = useState<State>('asking')
  const task = useTask(messages.auth.resendFailed)

  const send = () =>
    task.run(async () => {
      setState('asking')
      const { sent } = await call(resendVerification)
      setState(sent ? 'sent' : 'confirmed')
      // It was confirmed elsewhere: the kept copy of the person does not know yet.
      if (!sent) void renewAccessToken()
    })

  const isConfirmed = state === 'confirmed'
  const Icon = isConfirmed ? CircleCheck : Mail
  return (
    <section className={`card ${styles.notice}`} aria-labelledby="verify-notice">
      <Icon className="icon" aria-hidden="true" />
      <div>
        <h2 id="verify-notice" className="h4">
          {isConfirmed ? 'Your address is confirmed' : 'Please confirm your address'}
        </h2>
        <p className="sm mut">
          {isConfirmed ? (
            <>
              <b>{email}</b> is yours. There is nothing left to do.
            </>
          ) : (
            <>
              We sent a link to <b>{email}</b>. Open it once, and we know that the address is yours.
            </>
          )}
        </p>
        <p role="status" className={styles.status}>
          {state === 'sent' && 'A new link is on its way. Only the newest one works.'}
        </p>
        <FormError failure={task.failure} />
        {!isConfirmed && (
          <BusyButton
            className="btn outline small"
            busy={task.busy}
            busyLabel="Sending…"
            onClick={() => void send()}
          >
            Send it again
          </BusyButton>
        )}
      </div>
    </section>
  )
}
