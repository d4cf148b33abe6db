'use client'

import { CardElement } from '@stripe/react-stripe-js'
import type { StripeElementStyle } from '@stripe/stripe-js'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { useWords } from '#words'
import { readToken } from '@/components/charts/read-token'
import { watchTheme } from '@/components/charts/watch-theme'
import { FieldError } from '@/components/ui/field-notes'

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
  const { label } = useWords('checkout.card')
  return (
    <fieldset className="grid gap-1.75" aria-busy={isLoading || undefined}>
      <legend className="sr-only">{label}</legend>
      <span className="font-600 text-sm" aria-hidden="true">
        {label}
      </span>
      <div
        className="min-h-13 rounded-field border-[1.5px] border-line-strong bg-surface px-3.75 py-3.25 text-ink-3 data-invalid:border-2 data-invalid:border-danger data-loading:border-line data-loading:bg-sunken data-invalid:px-[14.5px] data-invalid:py-[12.5px] data-focused:outline-offset-3 data-focused:[outline:3px_solid_var(--ink)]"
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
