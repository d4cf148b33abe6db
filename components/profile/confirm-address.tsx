'use client'

import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { resendVerification } from '@/lib/api/auth'
import { call } from '@/lib/client/call'
import styles from './confirm-address.module.css'

interface ConfirmAddressProps {
  email: string
  /** The address turned out to be confirmed already, perhaps in another tab. */
  onConfirmed: () => void
}

/** Asks to open the mailed link, and mails it again. */
export function ConfirmAddress({ email, onConfirmed }: ConfirmAddressProps) {
  const task = useTask('The link could not be sent. Please try again.')
  const [isSent, setSent] = useState(false)

  function sendAgain() {
    setSent(false)
    return task.run(async () => {
      const { sent } = await call(resendVerification)
      if (sent) setSent(true)
      else onConfirmed()
    })
  }

  return (
    <div className={styles.notice}>
      <MailCheck className="icon" aria-hidden="true" />
      <div className={styles.text}>
        <h3 className="h4">Confirm your address</h3>
        <p>
          We mailed a link to {email}. Open it to show that the address is yours; it works for 24
          hours.
        </p>
        <FormError failure={task.failure} />
        <DoneNote>{isSent && `A new link is on its way to ${email}.`}</DoneNote>
        <BusyButton
          className="btn small outline"
          busy={task.busy}
          busyLabel="Sending..."
          onClick={sendAgain}
        >
          Send it again
        </BusyButton>
      </div>
    </div>
  )
}
