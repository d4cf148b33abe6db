'use client'

import { useState } from 'react'
import { DoneNote } from '@/components/ui/done-note'
import { useFocusOnClose } from '@/components/ui/use-focus-on-open'
import { useRefreshWith } from '@/components/ui/use-refresh-with'
import { NoPassword } from './no-password'
import { Panel } from './panel'
import { PasswordForm } from './password-form'

interface PasswordPanelProps {
  email: string
  hasPassword: boolean
}

/** Changes the password. */
export function PasswordPanel({ email, hasPassword }: PasswordPanelProps) {
  const refreshWith = useRefreshWith()
  const [step, setStep] = useState<'idle' | 'editing' | 'saved'>('idle')
  const button = useFocusOnClose(step === 'editing')
  return (
    <Panel id="password" title="Password">
      {hasPassword ? (
        <p className="mut">
          A new password signs you out on all other devices. You stay signed in here.
        </p>
      ) : (
        <NoPassword />
      )}
      <DoneNote>
        {step === 'saved' && 'Your password has been changed. All other devices are signed out.'}
      </DoneNote>
      {step === 'editing' && (
        <PasswordForm
          email={email}
          onSaved={() => refreshWith(() => setStep('saved'))}
          onCancel={() => setStep('idle')}
        />
      )}
      {step !== 'editing' && hasPassword && (
        <button
          ref={button}
          type="button"
          className="btn outline"
          onClick={() => setStep('editing')}
        >
          Change password
        </button>
      )}
    </Panel>
  )
}
