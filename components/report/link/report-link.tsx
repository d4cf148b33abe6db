'use client'

import { useState } from 'react'
import { DoneNote } from '@/components/ui/done-note'
import { MailLinkDialog } from './mail-link-dialog'
import styles from './report-link.module.css'
import { WithdrawLinksDialog } from './withdraw-links-dialog'

interface ReportLinkProps {
  resultId: string
  /** What else only its owner may do. */
  children: React.ReactNode
}

/** The report on other devices: mails a link to it, or ends the links that were mailed. */
export function ReportLink({ resultId, children }: ReportLinkProps) {
  const [asking, setAsking] = useState<'mail' | 'withdraw' | null>(null)
  const [done, setDone] = useState('')
  const close = () => setAsking(null)
  function finish(sentence: string) {
    setDone(sentence)
    close()
  }
  return (
    <section
      className={`wrap row wraps lined-top narrow-stack unprinted ${styles.row}`}
      aria-labelledby="other-devices"
    >
      <div className={`grid gap-xs ${styles.words}`}>
        <h2 id="other-devices" className="h4">
          Read it on another device
        </h2>
        <p className="sm mut">
          An emailed link opens this report, and nothing else, on any device.
        </p>
        <DoneNote>{done}</DoneNote>
      </div>
      <div className={`flex wraps gap-s ${styles.actions}`}>
        <button type="button" className="btn outline" onClick={() => setAsking('mail')}>
          Email me a link
        </button>
        <button type="button" className="btn ghost" onClick={() => setAsking('withdraw')}>
          Withdraw earlier links
        </button>
        {children}
      </div>
      <MailLinkDialog
        resultId={resultId}
        open={asking === 'mail'}
        onClose={close}
        onSent={(email) => finish(`A link is on its way to ${email}.`)}
      />
      <WithdrawLinksDialog
        resultId={resultId}
        open={asking === 'withdraw'}
        onClose={close}
        onWithdrawn={() => finish('Earlier links no longer work. This browser keeps the report.')}
      />
    </section>
  )
}
