'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { BusyButton } from './busy-button'
import { Dialog } from './dialog'
import { FormError } from './form-error'
import { type Task, useTask } from './use-task'

interface Question {
  title: string
  yes: string
  busyLabel: string
  no?: string
  /** For what cannot be undone: the focus is on No first. */
  isDanger?: boolean
  children: React.ReactNode
}

interface AskDialogProps extends Question {
  open: boolean
  onClose: () => void
  /** What runs when the person says yes, and how it fares. */
  task: Pick<Task, 'busy' | 'failure' | 'reset'>
  onYes: () => void
}

/** Says what will happen and asks. It stays open while that is under way, and shows why it failed. */
export function AskDialog(props: AskDialogProps) {
  const { cancel } = useWords('ui.controls')
  const { title, open, onClose, task, onYes, yes, busyLabel, no = cancel, isDanger } = props
  const close = () => {
    if (!task.busy) task.reset()
    onClose()
  }
  return (
    <Dialog title={title} open={open} onClose={close}>
      <div className="wrap-anywhere mb-5 grid gap-3 text-ink-2 [&_b]:text-ink">
        {props.children}
      </div>
      <FormError failure={task.failure} />
      <div className="mt-5 flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
        <BusyButton
          className={isDanger ? 'btn btn-danger' : 'btn'}
          busy={task.busy}
          busyLabel={busyLabel}
          onClick={onYes}
        >
          {yes}
        </BusyButton>
        <button
          type="button"
          className="btn btn-ghost"
          data-first={isDanger || undefined}
          onClick={close}
        >
          {no}
        </button>
      </div>
    </Dialog>
  )
}

interface AskButtonProps extends Question, Omit<React.ComponentProps<'button'>, keyof Question> {
  label: React.ReactNode
  /** The text when the server gives none. */
  failed: string
  act: () => Promise<unknown>
  /** The act leads to another page: until it is loaded, the dialog stays open and busy. */
  leaves?: boolean
}

/** A button that asks in a dialog before it does something. */
export function AskButton({ label, failed, act, leaves = false, ...props }: AskButtonProps) {
  const { title, yes, busyLabel, no, isDanger, children, ...button } = props
  const question = { title, yes, busyLabel, no, isDanger, children }
  // The dialog is rendered on the first press.
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched')
  const task = useTask(failed, { staysBusy: leaves })
  async function answer() {
    if ((await task.run(act)) && !leaves) setState('closed')
  }
  return (
    <>
      <button type="button" {...button} onClick={() => button['aria-disabled'] || setState('open')}>
        {label}
      </button>
      {state !== 'untouched' && (
        <AskDialog
          {...question}
          task={task}
          open={state === 'open'}
          onClose={() => setState('closed')}
          onYes={() => void answer()}
        />
      )}
    </>
  )
}
