'use client'

import { useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { assertFields, useFocusOnWrong, useTask } from '@/components/ui/use-task'
import { mailReportLink } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import styles from './report-link.module.css'

interface MailLinkDialogProps {
  resultId: string
  open: boolean
  onClose: () => void
  onSent: (email: string) => void
}

const FIELDS = ['email']

/** Asks where to mail the link. */
export function MailLinkDialog({ resultId, open, onClose, onSent }: MailLinkDialogProps) {
  const [email, setEmail] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const task = useTask('The link could not be sent. Please try again.')
  useFocusOnWrong(form, task)

  const send = () =>
    task.run(async () => {
      const to = email.trim()
      assertFields({ email: !to.includes('@') && messages.form.email })
      await call(mailReportLink, { params: { id: resultId }, body: { email: to } })
      onSent(to)
    })

  return (
    <Dialog title="Email me a link" open={open} onClose={onClose}>
      <form
        ref={form}
        className={`grid gap-l ${styles.form}`}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <p>
          Anyone with the link can read this report for a year. Only give it to people you trust.
        </p>
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          readOnly={task.busy}
          error={task.failure?.fields.email}
          onChange={(event) => {
            setEmail(event.target.value)
            task.forgive('email')
          }}
        />
        <FormError failure={task.failure} fields={FIELDS} />
        <div className={`flex wraps gap-s ${styles.buttons}`}>
          <BusyButton type="submit" busy={task.busy} busyLabel="Sending...">
            Send the link
          </BusyButton>
          <button type="button" className="btn ghost" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
