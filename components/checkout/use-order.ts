'use client'

import { useRef, useState } from 'react'
import { useWords } from '#words'
import { useRouter } from '@/components/ui/language/use-router'
import { createIntent } from '@/lib/api/entries/payments'
import { ApiError } from '@/lib/api/errors'
import { call } from '@/lib/client/call'
import { keepMailedTo } from '@/lib/client/link-email'
import { FROM_PARAM, FROM_PAYMENT, forResult, routes } from '@/lib/routes'
import { withoutTryAgain } from '@/lib/try-again'

/** The step is shown at least this long, so that it can be read. */
const SHORTEST_PROCESSING_MS = 2_000

export interface OrderState {
  processing: boolean
  /** Stripe takes its time to answer. */
  isSlow?: boolean
  error: string | null
  place: () => Promise<void>
}

interface OrderChoices {
  couponCode: string | undefined
  /** Where to mail the link; may be empty. */
  email: string
  onCouponRefused: (message: string) => void
  onEmailRefused: (message: string) => void
}

/** Places the order of a result whose total is zero, once, and goes on to its report. */
export function useOrder(
  resultId: string,
  { couponCode, email, onCouponRefused, onEmailRefused }: OrderChoices,
): OrderState {
  const { initFailed } = useWords('checkout.payment')
  const router = useRouter()
  const running = useRef(false)
  const [processing, setProcessing] = useState(false)
  const [error, setError] = useState<string | null>(null)

  async function place() {
    if (running.current) return
    running.current = true
    setProcessing(true)
    setError(null)
    try {
      const body = {
        product: 'report',
        result_id: resultId,
        coupon_code: couponCode,
        email: email || undefined,
      } as const
      const [{ link_mailed: isMailed }] = await Promise.all([
        call(createIntent, { body }),
        wait(SHORTEST_PROCESSING_MS),
      ])
      keepMailedTo(resultId, isMailed ? email : null)
      // The page stays as it is, processing, until the report takes its place.
      router.push(forResult(routes.report, resultId, { [FROM_PARAM]: FROM_PAYMENT }))
    } catch (reason) {
      running.current = false
      setProcessing(false)
      const refused = (reason instanceof ApiError && reason.fields) || {}
      if (refused.email) onEmailRefused(refused.email)
      else if (refused.coupon_code) onCouponRefused(refused.coupon_code)
      else setError(sentenceOf(reason, initFailed))
    }
  }

  return { processing, error, place }
}

function sentenceOf(reason: unknown, initFailed: string): string {
  if (!(reason instanceof ApiError) || reason.status >= 500) return initFailed
  // When to try again stands under it, and counts down.
  return reason.code === 'too_many_requests' ? withoutTryAgain(reason.message) : reason.message
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
