'use client'

import { CardElement } from '@stripe/react-stripe-js'
import type { StripeElementStyle } from '@stripe/stripe-js'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { FieldError } from '@/components/ui/field-notes'
import { readToken } from '@/components/ui/read-token'
import { watchTheme } from '@/components/ui/watch-theme'
import styles from './card-field.module.css'

interface CardFieldProps {
  disabled: boolean
  /** What is wrong, as the last try to pay said. */
  error: string | null
  onEmpty: (isEmpty: boolean) => void
}

/** Where the card is typed: Stripe's own page in a frame, in our look. The number never comes to us. */
export function CardField({ disabled, error, onEmpty }: CardFieldProps) {
  const style = useCardStyle()
  const [isReady, setReady] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <CardFrame error={typed ?? error} isLoading={!isReady} isFocused={isFocused}>
      <CardElement
        options={{ style, disabled, disableLink: true }}
        onReady={() => setReady(true)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onChange={(change) => {
          setTyped(change.error?.message ?? null)
          onEmpty(change.empty)
        }}
      />
    </CardFrame>
  )
}

interface CardFrameProps {
  error: string | null
  isLoading?: boolean
  isFocused?: boolean
  /** Stripe's field. */
  children: React.ReactNode
}

/** What surrounds Stripe's card field: its label, its border, and what is wrong with it. */
export function CardFrame({ error, isLoading, isFocused, children }: CardFrameProps) {
  return (
    <fieldset className={`grid ${styles.field}`} aria-busy={isLoading || undefined}>
      <legend className="vh">Card</legend>
      <span className="sm semibold" aria-hidden="true">
        Card
      </span>
      <div
        className={`faint surface rounded ${styles.box}`}
        data-testid="card"
        data-focused={isFocused || undefined}
        data-invalid={error ? true : undefined}
        data-loading={isLoading || undefined}
      >
        {children}
      </div>
      <FieldError error={error} />
    </fieldset>
  )
}

/** How the card field writes, in the colors of the page right now: a frame of another site cannot read our variables. */
function useCardStyle(): StripeElementStyle | undefined {
  const snapshot = useSyncExternalStore(watchTheme, readStyle, () => '')
  return useMemo(
    () => (snapshot ? (JSON.parse(snapshot) as StripeElementStyle) : undefined),
    [snapshot],
  )
}

/** As text, because React compares snapshots by identity and equal texts are identical. */
function readStyle(): string {
  const ink = readToken('--ink')
  const danger = readToken('--danger')
  const style: StripeElementStyle = {
    base: {
      color: ink,
      iconColor: readToken('--ink-2'),
      fontFamily: 'system-ui, sans-serif',
      fontSize: '16px',
      lineHeight: '24px',
      '::placeholder': { color: readToken('--ink-3') },
      ':-webkit-autofill': { color: ink },
    },
    invalid: { color: danger, iconColor: danger },
  }
  return JSON.stringify(style)
}
