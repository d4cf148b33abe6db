'use client'

import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { joinList } from '@/lib/client/launch-list'
import styles from './preview-mode-dialog.module.css'

interface PreviewModeDialogProps {
  open: boolean
  onClose: () => void
}

type Step = 'asking' | 'sending' | 'joined'

/** Payments are not open: offers to write on the day they are. */
export function PreviewModeDialog({ open, onClose }: PreviewModeDialogProps) {
  const [step, setStep] = useState<Step>('asking')
  return (
    <Dialog title="Preview Mode" open={open} onClose={onClose}>
      {step === 'joined' ? (
        <Joined onClose={onClose} />
      ) : (
        <JoinForm step={step} onStep={setStep} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface JoinFormProps {
  step: Step
  onStep: (step: Step) => void
  onClose: () => void
}

function JoinForm({ step, onStep, onClose }: JoinFormProps) {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)

  async function join() {
    if (step === 'sending') return
    onStep('sending')
    const isAddress = await joinList(email.trim())
    onStep(isAddress ? 'joined' : 'asking')
    if (!isAddress) {
      setError('This does not look like an email address. Please check it.')
      input.current?.focus()
    }
  }

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void join()
      }}
    >
      <p className="mut">
        Payments are not open yet. Leave your email and we will tell you the day they are.
      </p>
      <Field
        ref={input}
        label="Email"
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        value={email}
        error={error}
        onChange={(event) => {
          setEmail(event.target.value)
          setError(undefined)
        }}
      />
      <div className={styles.actions}>
        <BusyButton
          type="submit"
          busy={step === 'sending'}
          busyLabel="Joining…"
          disabled={email.trim() === '' || !email.includes('@')}
        >
          Join the launch list
        </BusyButton>
        <button type="button" className="btn ghost" onClick={onClose}>
          Not now
        </button>
      </div>
    </form>
  )
}

function Joined({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null)
  // The form that had the focus is gone.
  useEffect(() => close.current?.focus(), [])
  return (
    <div className={styles.form}>
      <p role="status" className={styles.joined}>
        <span className={styles.check}>
          <Check className="icon" aria-hidden="true" />
        </span>
        You are on the list. We will write once, on the day payments open.
      </p>
      <div className={styles.actions}>
        <button ref={close} type="button" className="btn" onClick={onClose}>
          Done
        </button>
      </div>
    </div>
  )
}
