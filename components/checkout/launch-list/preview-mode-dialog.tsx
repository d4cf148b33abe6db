'use client'

import { useEffect, useRef } from 'react'
import { useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { CheckMark } from '@/components/ui/check-mark'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import styles from './preview-mode-dialog.module.css'
import type { LaunchListState } from './use-launch-list'

interface PreviewModeDialogProps {
  list: LaunchListState
  open: boolean
  onClose: () => void
}

/** Payments are not open: offers to write once they are. */
export function PreviewModeDialog({ list, open, onClose }: PreviewModeDialogProps) {
  const { title } = useWords('checkout.launchList')
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      {list.step === 'joined' ? (
        <Joined onClose={onClose} />
      ) : (
        <JoinForm list={list} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface JoinFormProps {
  list: LaunchListState
  onClose: () => void
}

function JoinForm({ list, onClose }: JoinFormProps) {
  const words = useWords('checkout.launchList')
  const { email, step, error } = list
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (error && step === 'asking') input.current?.focus()
  }, [error, step])

  return (
    <form
      className="grid gap-5.5"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void list.join()
      }}
    >
      <p className="text-ink-2">{words.text}</p>
      <Field
        ref={input}
        label={words.email}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={error}
        onChange={(event) => list.type(event.target.value)}
      />
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <BusyButton
          type="submit"
          busy={step === 'sending'}
          busyLabel={words.joining}
          disabled={email.trim() === '' || !email.includes('@')}
        >
          {words.join}
        </BusyButton>
        <button type="button" className="btn btn-ghost" onClick={onClose}>
          {words.notNow}
        </button>
      </div>
    </form>
  )
}

function Joined({ onClose }: { onClose: () => void }) {
  const words = useWords('checkout.launchList')
  const close = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <div className="grid gap-5.5">
      <p role="status" className="mt-2 grid grid-cols-[auto_1fr] items-center gap-4">
        <CheckMark />
        <span>{words.joined}</span>
      </p>
      <div className={`flex flex-wrap gap-3 ${styles.actions}`}>
        <button ref={close} type="button" className="btn" onClick={onClose}>
          {words.done}
        </button>
      </div>
    </div>
  )
}
