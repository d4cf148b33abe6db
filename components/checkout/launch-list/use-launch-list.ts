'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { joinList } from '@/lib/client/launch-list'

export interface LaunchListState {
  email: string
  step: 'asking' | 'sending' | 'joined'
  error?: string
  type: (text: string) => void
  join: () => Promise<void>
}

/** Joining the launch list: typed, sent, joined. */
export function useLaunchList(): LaunchListState {
  const { noAddress } = useWords('checkout.launchList')
  const [email, setEmail] = useState('')
  const [step, setStep] = useState<LaunchListState['step']>('asking')
  const [error, setError] = useState<string>()

  async function join() {
    if (step === 'sending') return
    setStep('sending')
    const isAddress = await joinList(email.trim())
    setStep(isAddress ? 'joined' : 'asking')
    if (!isAddress) setError(noAddress)
  }

  return {
    email,
    step,
    error,
    type: (text) => {
      setEmail(text)
      setError(undefined)
    },
    join,
  }
}
