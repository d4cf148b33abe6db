'use client'

import { useState } from 'react'
import { AskButton } from '@/components/ui/ask-dialog'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { DoneNote } from '@/components/ui/done-note'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { mailReportLink, withdrawReportLinks } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { formMessages } from '@/lib/messages/form'

interface ReportLinkProps {
  resultId: string
  /** What else only its owner may do. */
  children: React.ReactNode
}

/** The report on other devices: mails a link to it, or ends the links that were mailed. */
export function ReportLink({ resultId, children }: ReportLinkProps) {
  const [isMailing, setMailing] = useState(false)
  const [done, setDone] = useState('')
  async function withdraw() {
    await call(withdrawReportLinks, { params: { id: resultId } })
    setDone('Earlier links no longer work. This browser keeps the report.')
  }
  return (
    <section
      className="print:hidden! container -mt-12 narrow:-mt-8 flex narrow:grid narrow:grid-cols-1! flex-wrap items-center gap-x-10 gap-y-5 border-line border-t px-0 pt-7 pb-[clamp(56px,7vw,72px)]"
      aria-labelledby="other-devices"
    >
      <div className="grid gap-2 [flex:1_1_8rem]">
        <h2 id="other-devices" className="text-h4">
          Read it on another device
        </h2>
        <p className="text-ink-2 text-sm">
          An emailed link opens this report, and nothing else, on any device.
        </p>
        <DoneNote>{done}</DoneNote>
      </div>
      <div className="flex narrow:grid flex-wrap justify-end gap-3 narrow:[justify-content:stretch]">
        <button type="button" className="btn btn-outline" onClick={() => setMailing(true)}>
          Email me a link
        </button>
        <AskButton
          className="btn btn-ghost"
          label="Withdraw earlier links"
          title="Withdraw earlier links"
          yes="Withdraw all links"
          busyLabel="Withdrawing..."
          failed="The links could not be withdrawn. Please try again."
          act={withdraw}
        >
          <p>
            Every link to this report stops working, even on devices that have already opened it.
            This browser keeps the report, and you can email a new link anytime.
          </p>
        </AskButton>
        {children}
      </div>
      <MailLinkDialog
        resultId={resultId}
        open={isMailing}
        onClose={() => setMailing(false)}
        onSent={(email) => {
          setDone(`A link is on its way to ${email}.`)
          setMailing(false)
        }}
      />
    </section>
  )
}

interface MailLinkDialogProps {
  resultId: string
  open: boolean
  onClose: () => void
  onSent: (email: string) => void
}

/** Asks where to mail the link. */
function MailLinkDialog({ resultId, open, onClose, onSent }: MailLinkDialogProps) {
  const { failure, field, formProps, submitProps } = useForm({
    failed: 'The link could not be sent. Please try again.',
    check: ({ email = '' }) => ({ email: !email.includes('@') && formMessages.email }),
    send: async ({ email = '' }) => {
      const to = email.trim()
      await call(mailReportLink, { params: { id: resultId }, body: { email: to } })
      onSent(to)
    },
  })
  return (
    <Dialog title="Email me a link" open={open} onClose={onClose}>
      <form className="grid gap-5 [&>p]:text-ink-2" {...formProps}>
        <p>
          Anyone with the link can read this report for a year. Only give it to people you trust.
        </p>
        <Field
          {...field('email')}
          label="Email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
        />
        <FormError failure={failure} />
        <div className="flex narrow:grid flex-wrap gap-3 narrow:[justify-content:stretch]">
          <BusyButton {...submitProps} busyLabel="Sending...">
            Send the link
          </BusyButton>
          <button type="button" className="btn btn-ghost" onClick={onClose}>
            Cancel
          </button>
        </div>
      </form>
    </Dialog>
  )
}
