'use client'

import { MailCheck } from 'lucide'
import { useState } from 'react'
import { useSay, useWords } from '#words'
import { CodeForm } from '@/components/account/auth/code-form'
import { BusyButton } from '@/components/ui/busy-button'
import { DoneNote } from '@/components/ui/done-note'
import { FormError } from '@/components/ui/form-error'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import { resendVerification, verifyByCode } from '@/lib/api/entries/auth'
import type { MailTrouble } from '@/lib/api/fields'
import { call } from '@/lib/client/call'
import { renewAccessToken } from '@/lib/client/session'
import { mailTroublesMessages } from '@/lib/messages/mail-troubles'

interface ConfirmAddressProps {
  email: string
  /** It was opened, but not in a browser that was signed in. */
  wasConfirmed: boolean
  /** What became of the last email to the address. */
  trouble: MailTrouble | null
  /** Nothing was left to show, perhaps since another tab. */
  onProven: () => void
}

/** Asks to open the mailed link in this browser or to type its digits, and mails it again. */
export function ConfirmAddress({ email, wasConfirmed, trouble, onProven }: ConfirmAddressProps) {
  const { orHere, wasElsewhere } = useWords('auth.code')
  const say = useSay()
  const task = useTask('The link could not be sent. Please try again.')
  const [isSent, setSent] = useState(false)

  function sendAgain() {
    setSent(false)
    return task.run(async () => {
      const { sent } = await call(resendVerification)
      if (sent) setSent(true)
      else onProven()
    })
  }

  async function useCode(code: string) {
    await call(verifyByCode, { body: { code } })
    void renewAccessToken()
    onProven()
  }

  return (
    <div className="flex gap-4 rounded-md bg-warning-tint px-5 pt-4.5 pb-5 [&>svg]:mt-[0.1em] [&>svg]:text-warning">
      <Icon of={MailCheck} />
      <div className="wrap-anywhere grid min-w-0 flex-1 justify-items-start gap-3 text-sm [&_button]:min-h-11">
        <h3 className="text-h4">
          {wasConfirmed ? 'One step left, in this browser' : 'Confirm your email address'}
        </h3>
        <p>
          {wasConfirmed ? (
            <span key="elsewhere">{say(wasElsewhere, { email, b: (text) => text })}</span>
          ) : (
            <span key="here">
              {`We emailed a link to ${email}. Open it in this browser to confirm that this email address is yours; it works for 24 hours. ${orHere}`}
            </span>
          )}
        </p>
        <CodeForm send={useCode} />
        {trouble && !isSent && <p>{mailTroublesMessages[trouble]}</p>}
        <FormError failure={task.failure} />
        <DoneNote>{isSent && `A new link is on its way to ${email}.`}</DoneNote>
        <BusyButton
          className="btn btn-small btn-outline"
          busy={task.busy}
          busyLabel="Sending..."
          onClick={sendAgain}
        >
          Send the email again
        </BusyButton>
      </div>
    </div>
  )
}
