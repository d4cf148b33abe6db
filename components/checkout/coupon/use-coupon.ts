'use client'

import { useEffect, useRef, useState } from 'react'
import { type AppliedCoupon, checkCoupon, keepCoupon, keptCoupon } from '@/lib/client/coupon'

export interface CouponState {
  /** What is typed, in capitals. */
  code: string
  applied: AppliedCoupon | null
  checking: boolean
  error?: string
  hint?: string
  type: (text: string) => void
  apply: () => Promise<void>
  remove: () => void
  /** The server refused the applied coupon after all. */
  drop: (error: string) => void
}

/** The coupon of one order: typed, checked, applied, and applied again after a reload. `isDemo`: in preview mode. */
export function useCoupon(resultId: string, { isDemo }: { isDemo: boolean }): CouponState {
  const [code, setCode] = useState('')
  const [applied, setApplied] = useState<AppliedCoupon | null>(null)
  const [checking, setChecking] = useState(false)
  const [refusal, setRefusal] = useState<{ error?: string; hint?: string }>({})
  const running = useRef(false)

  async function check(candidate: string) {
    if (running.current || candidate === '') return
    running.current = true
    setChecking(true)
    setRefusal({})
    const found = await checkCoupon(candidate, { isDemo })
    running.current = false
    setChecking(false)
    if (found.kind === 'holds') {
      setApplied(found.coupon)
      setCode('')
      keepCoupon(resultId, found.coupon.code)
    } else {
      setRefusal({ error: found.message, hint: found.kind === 'refused' ? found.hint : undefined })
      if (found.kind === 'refused') keepCoupon(resultId, null)
    }
  }

  function clear(next: { error?: string }) {
    setApplied(null)
    setCode('')
    setRefusal(next)
    keepCoupon(resultId, null)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is read once, on load.
  useEffect(() => {
    const kept = keptCoupon(resultId)
    if (!kept) return
    setCode(kept)
    void check(kept)
  }, [resultId])

  return {
    code,
    applied,
    checking,
    ...refusal,
    type: (text) => {
      setCode(text.toUpperCase())
      setRefusal({})
    },
    apply: () => check(code.trim()),
    remove: () => clear({}),
    drop: (error) => clear({ error }),
  }
}
