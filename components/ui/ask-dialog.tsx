'use client'

import styles from './ask-dialog.module.css'
import { BusyButton } from './busy-button'
import { Dialog } from './dialog'
import { FormError } from './form-error'
import type { Task } from './use-task'

interface AskDialogProps {
  title: string
  open: boolean
  onClose: () => void
  /** What runs when the person says yes, and how it fares. */
  task: Task
  onYes: () => void
  yes: string
  busyLabel: string
  no?: string
  /** For what cannot be undone: the focus is on No first. */
  isDanger?: boolean
  children: React.ReactNode
}

/** Says what will happen and asks. It stays open while that is under way, and shows why it failed. */
export function AskDialog(props: AskDialogProps) {
  const { title, open, onClose, task, onYes, yes, busyLabel, no = 'Cancel', isDanger } = props
  const close = () => {
    if (!task.busy) task.reset()
    onClose()
  }
  return (
    <Dialog title={title} open={open} onClose={close}>
      <div className={`grid gap-s anywhere mut ${styles.text}`}>{props.children}</div>
      <FormError failure={task.failure} />
      <div className={`acts ${styles.actions}`}>
        <BusyButton
          className={isDanger ? 'btn danger' : 'btn'}
          busy={task.busy}
          busyLabel={busyLabel}
          onClick={onYes}
        >
          {yes}
        </BusyButton>
        <button
          type="button"
          className="btn ghost"
          data-first={isDanger || undefined}
          onClick={close}
        >
          {no}
        </button>
      </div>
    </Dialog>
  )
}
