'use client'

import { MailCheck } from 'lucide'
import { useState } from 'react'
import { useWords } from '#words'
import { CodeForm } from '@/components/account/auth/code-form'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import { cancelEmailChange, resendEmailChange, verifyByCode } from '@/lib/api/entries/auth'
import { call } from '@/lib/client/call'
import { authMessages } from '@/lib/messages/auth'

interface PendingEmailProps {
  email: string
  /** The address in force. */
  present: string
  /** The change was canceled, or does not wait anymore. */
  onEnd: () => void
  /** The digits were right: the account has the new address. */
  onConfirmed: () => void
}

/** The new address that waits for its link, to have it mailed again or to keep the present one. */
export function PendingEmail({ email, present, onEnd, onConfirmed }: PendingEmailProps) {
  const { orHere } = useWords('auth.code')
  const sending = useTask(authMessages.changeResendFailed)
  const canceling = useTask(authMessages.changeCancelFailed)
  const [isSent, setSent] = useState(false)

  function sendAgain() {
    setSent(false)
    canceling.reset()
    return sending.run(async () => {
      const { sent } = await call(resendEmailChange)
      if (sent) setSent(true)
      else onEnd()
    })
  }

  function cancel() {
    setSent(false)
    sending.reset()
    return canceling.run(async () => {
      await call(cancelEmailChange)
      onEnd()
    })
  }

  async function useCode(code: string) {
    await call(verifyByCode, { body: { code } })
    onConfirmed()
  }

  return (
    <div className="flex gap-4 rounded-md bg-warning-tint px-5 pt-4.5 pb-5 [&>svg]:mt-[0.1em] [&>svg]:text-warning">
      <Icon of={MailCheck} />
      <div className="wrap-anywhere grid min-w-0 flex-1 justify-items-start gap-3 text-sm [&_button]:min-h-11">
        <h3 className="text-h4">Confirm your new email address</h3>
        <p>
          {`We emailed a link to ${email}. Open it to use that email address for your account. Until then, you sign in with ${present}. ${orHere}`}
        </p>
        <CodeForm send={useCode} />
        <FormError failure={sending.failure ?? canceling.failure} />
        <DoneNote>{isSent && `The link is on its way to ${email} again.`}</DoneNote>
        <div className="flex flex-wrap gap-2">
          <BusyButton
            className="btn btn-small btn-outline"
            busy={sending.busy}
            busyLabel="Sending..."
            onClick={sendAgain}
          >
            Send the email again
          </BusyButton>
          <BusyButton
            className="btn btn-small btn-ghost"
            busy={canceling.busy}
            busyLabel="Canceling..."
            onClick={cancel}
          >
            Cancel the change
          </BusyButton>
        </div>
      </div>
    </div>
  )
}
