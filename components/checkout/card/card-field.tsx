'use client'

import { CardElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { CardFrame } from './card-frame'
import { useCardStyle } from './use-card-style'

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
