'use client'

import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { StripeError } from '@stripe/stripe-js'
import { useRef, useState } from 'react'
import { useSay, useWords } from '#words'
import { createIntent } from '@/lib/api/entries/payments'
import { ApiError } from '@/lib/api/errors'
import { type AnswerFrom, call, type SentTo } from '@/lib/client/call'
import { withoutTryAgain } from '@/lib/try-again'

type Order = AnswerFrom<typeof createIntent>

interface CardOrder {
  body: SentTo<typeof createIntent>
  /** Of the receipt, if it is known here. */
  email?: string
  /** Paid, or on its way: what is next is for the server to say. */
  onPaid: () => void
  /** The order was refused; true if that is said somewhere else. */
  onRefused?: (reason: ApiError) => boolean
}

export interface CardPayment {
  processing: boolean
  error: string | null
  /** What the card field itself complains about. */
  cardError: string | null
  /** The order is there. */
  isReady: boolean
  /** It has been asked for a moment ago, and Stripe takes its time. */
  isSlow: boolean
  /** The session ended meanwhile. */
  isSignedOut: boolean
  /** Asks for the order before the button is pressed. */
  prepare: () => Promise<void>
  pay: () => Promise<void>
}

/** Most orders are there by then. After it the page says what it waits for. */
const MOMENT_MS = 1_500

/** The payment was made or ended in another tab, or before an answer was lost. Asking anew tells which. */
const OVERTAKEN = 'payment_intent_unexpected_state'

/** Orders, and pays by card, once. A second try pays the same order, so it cannot charge twice. */
export function useCardPayment({ body, email, onPaid, onRefused }: CardOrder): CardPayment {
  const { initFailed } = useWords('checkout.payment')
  const { noCard, failed, unanswered } = useWords('checkout.card')
  const say = useSay()
  const stripe = useStripe()
  const elements = useElements()
  const running = useRef(false)
  const known = useRef<{ for: string; order: Order } | null>(null)
  const [processing, setProcessing] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [cardError, setCardError] = useState<string | null>(null)
  const [isReady, setReady] = useState(false)
  const [isSlow, setSlow] = useState(false)
  const [isSignedOut, setSignedOut] = useState(false)

  /** The order of what the form says now, asked for once. */
  async function getOrder(): Promise<Order> {
    const wanted = JSON.stringify(body)
    if (known.current?.for !== wanted) {
      setReady(false)
      const moment = setTimeout(() => setSlow(true), MOMENT_MS)
      try {
        known.current = { for: wanted, order: await call(createIntent, { body }) }
      } finally {
        clearTimeout(moment)
        setSlow(false)
      }
      setReady(true)
    }
    return known.current.order
  }

  /** True once nothing is left to do here. */
  async function confirm(mayAskAnew: boolean): Promise<boolean> {
    const { status, clientSecret } = await getOrder()
    if (status === 'paid' || !clientSecret) return true
    const card = elements?.getElement(CardElement)
    if (!stripe || !card) throw new CardProblem(noCard)
    const { error: problem, paymentIntent } = await stripe.confirmCardPayment(clientSecret, {
      payment_method: { card, ...(email ? { billing_details: { email } } : {}) },
    })
    if (!problem)
      return paymentIntent.status === 'succeeded' || paymentIntent.status === 'processing'
    if (problem.code === OVERTAKEN && mayAskAnew) {
      known.current = null
      return confirm(false)
    }
    throw problem
  }

  function explain(reason: unknown): void {
    setSignedOut(reason instanceof ApiError && reason.code === 'not_signed_in')
    if (isStripeError(reason)) {
      if (reason.type === 'validation_error') setCardError(reason.message ?? null)
      else setError(say(failed, { reason: reason.message ?? unanswered }))
    } else if (reason instanceof CardProblem) setError(reason.message)
    else if (!(reason instanceof ApiError)) setError(initFailed)
    else if (!onRefused?.(reason)) setError(sentenceOf(reason, initFailed))
  }

  /** Runs one at a time. Once it is paid, the page stays as it is until the next takes its place. */
  async function run(isPaid: () => Promise<boolean>): Promise<void> {
    if (running.current) return
    running.current = true
    setError(null)
    setCardError(null)
    try {
      if (await isPaid()) return onPaid()
    } catch (reason) {
      // Being underway already is as good as paid: the same page tells.
      if (reason instanceof ApiError && reason.code === 'conflict') return onPaid()
      explain(reason)
    }
    running.current = false
    setProcessing(false)
  }

  return {
    processing,
    error,
    cardError,
    isReady,
    isSlow,
    isSignedOut,
    prepare: () => run(async () => (await getOrder()).status === 'paid'),
    pay: () => {
      if (!running.current) setProcessing(true)
      return run(() => confirm(true))
    },
  }
}

class CardProblem extends Error {}

function isStripeError(reason: unknown): reason is StripeError {
  return !(reason instanceof Error) && typeof reason === 'object' && reason !== null
}

function sentenceOf(reason: ApiError, initFailed: string): string {
  if (reason.status >= 500) return initFailed
  // When to try again stands under it, and counts down.
  return reason.code === 'too_many_requests' ? withoutTryAgain(reason.message) : reason.message
}
