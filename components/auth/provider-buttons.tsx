'use client'

import { useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { messages } from '@/lib/messages'
import { FormProblem } from './form-problem'
import styles from './provider-buttons.module.css'

const NAMES = { google: 'Google', facebook: 'Facebook' } as const
type Provider = keyof typeof NAMES
const PROVIDERS = Object.keys(NAMES) as Provider[]

interface ProviderButtonsProps {
  configured: Record<Provider, boolean>
  /** Where to go afterward: a path of ours, checked on the server. */
  target: string
}

/** Signing in through somebody else. What is not set up here says so. */
export function ProviderButtons({ configured, target }: ProviderButtonsProps) {
  const [leavingTo, setLeavingTo] = useState<Provider>()
  const [hasFailed, setFailed] = useState(false)

  async function go(provider: Provider) {
    if (leavingTo) return
    setLeavingTo(provider)
    setFailed(false)
    try {
      location.assign(await addressOf(provider, target))
    } catch {
      setLeavingTo(undefined)
      setFailed(true)
    }
  }

  return (
    <div className={styles.providers}>
      <p className={styles.or}>or</p>
      <FormProblem>{hasFailed && messages.provider.failed}</FormProblem>
      {PROVIDERS.map((provider) => (
        <div key={provider} className={styles.provider}>
          <BusyButton
            className="btn outline block"
            disabled={!configured[provider]}
            aria-describedby={configured[provider] ? undefined : `${provider}-hint`}
            busy={leavingTo === provider}
            busyLabel={`Going to ${NAMES[provider]}…`}
            onClick={() => void go(provider)}
          >
            Continue with {NAMES[provider]}
          </BusyButton>
          {!configured[provider] && (
            <p id={`${provider}-hint`} className="xs mut3">
              {messages.provider.notConfigured}
            </p>
          )}
        </div>
      ))}
    </div>
  )
}

/** Asks next-auth where the provider wants the person. Its form needs the token that goes with its cookie. */
async function addressOf(provider: Provider, callbackUrl: string): Promise<string> {
  const { csrfToken } = await json(await fetch('/api/auth/csrf'))
  const response = await fetch(`/api/auth/signin/${provider}`, {
    method: 'POST',
    body: new URLSearchParams({ csrfToken: String(csrfToken), callbackUrl, json: 'true' }),
  })
  const { url } = await json(response)
  if (typeof url !== 'string') throw new Error('The provider has no address')
  return url
}

async function json(response: Response): Promise<Record<string, unknown>> {
  if (!response.ok) throw new Error(`Answered ${response.status}`)
  return response.json()
}
