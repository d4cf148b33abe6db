'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { withdrawReportLinks } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import styles from './report-link.module.css'

interface WithdrawLinksDialogProps {
  resultId: string
  open: boolean
  onClose: () => void
  onWithdrawn: () => void
}

/** Ends all mailed links, after saying what that means. */
export function WithdrawLinksDialog(props: WithdrawLinksDialogProps) {
  const { resultId, open, onClose, onWithdrawn } = props
  const task = useTask('The links could not be withdrawn. Please try again.')
  const withdraw = () =>
    task.run(async () => {
      await call(withdrawReportLinks, { params: { id: resultId } })
      onWithdrawn()
    })
  return (
    <Dialog title="Withdraw earlier links" open={open} onClose={onClose}>
      <div className={`grid gap-l ${styles.form}`}>
        <p>
          Every link to this report stops working, even on devices that have already opened it. This
          browser keeps the report, and you can email a new link anytime.
        </p>
        <FormError failure={task.failure} />
        <div className={`flex wraps gap-s ${styles.buttons}`}>
          <BusyButton busy={task.busy} busyLabel="Withdrawing..." onClick={withdraw}>
            Withdraw all links
          </BusyButton>
          <button type="button" className="btn ghost" onClick={onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Dialog>
  )
}
