'use client'

import { BusyButton } from '@/components/ui/busy-button'
import { FormError } from '@/components/ui/form-error'
import { useTask } from '@/components/ui/use-task'
import { createIntent } from '@/lib/api/entries/payments'
import { call } from '@/lib/client/call'
import { messages } from '@/lib/messages'
import { forResult, routes } from '@/lib/routes'
import styles from './preview-line.module.css'

/** While payments are not open: takes the free pass and opens the report of this result, in one step. */
export function OpenFree({ resultId }: { resultId: string }) {
  const task = useTask(messages.payment.initFailed, { staysBusy: true })
  const open = () =>
    task.run(async () => {
      await call(createIntent, { body: { product: 'pass' } })
      // By a full load: what other pages showed as locked is open now.
      window.location.assign(forResult(routes.report, resultId))
    })
  return (
    <>
      <BusyButton
        className={`btn small ${styles.open}`}
        busy={task.busy}
        busyLabel={messages.payment.processing}
        onClick={() => void open()}
      >
        {messages.previewMode.ways.person}
      </BusyButton>
      <FormError failure={task.failure} />
    </>
  )
}
