'use client'

import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { BusyButton } from '@/components/ui/busy-button'
import { Problem } from '@/components/ui/form-error'
import { addressOf, leaveFor } from '@/lib/client/provider'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const
type Provider = keyof typeof NAMES
const PROVIDERS = Object.keys(NAMES) as Provider[]

interface ProviderButtonsProps {
  configured: Record<Provider, boolean>
  /** Where to go afterward: a path that the server has checked. */
  target: string
}

/** Signing in through Google or Facebook. One that is not set up says so. */
export function ProviderButtons({ configured, target }: ProviderButtonsProps) {
  const words = useWords('auth.login')
  const say = useSay()
  const [leavingTo, setLeavingTo] = useState<Provider>()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    // On the browser's Back button the page comes from its cache, with the buttons still busy.
    const rest = () => setLeavingTo(undefined)
    addEventListener('pageshow', rest)
    return () => removeEventListener('pageshow', rest)
  }, [])

  async function go(provider: Provider) {
    if (leavingTo) return
    setLeavingTo(provider)
    setFailed(false)
    try {
      leaveFor(await addressOf(provider, target))
    } catch {
      setLeavingTo(undefined)
      setFailed(true)
    }
  }

  return (
    <div className="mt-6 grid gap-3">
      <p className="mb-2 grid grid-cols-[1fr_auto_1fr] items-center gap-4 text-ink-3 text-sm before:border-line before:border-t after:border-line after:border-t">
        {words.or}
      </p>
      <Problem>{hasFailed && words.providerFailed}</Problem>
      {PROVIDERS.map((provider) => (
        <div key={provider} className="grid gap-1 text-center">
          <BusyButton
            className="btn btn-outline w-full"
            disabled={!configured[provider]}
            aria-describedby={configured[provider] ? undefined : `${provider}-hint`}
            busy={leavingTo === provider}
            busyLabel={say(words.goingTo, { provider: NAMES[provider] })}
            onClick={() => void go(provider)}
          >
            {say(words.continueWith, { provider: NAMES[provider] })}
          </BusyButton>
          {!configured[provider] && (
            <p id={`${provider}-hint`} className="text-ink-3 text-xs">
              {words.notConfigured}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
