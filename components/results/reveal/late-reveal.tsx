'use client'

import { useEffect, useState } from 'react'
import { wantsStillness } from './stillness'
import { beginReveal, forgetReveal, waitingReveal } from './waiting'

/** A page mostly comes sooner. */
const BEGINS_MS = 500
/** Then the page is next, in whatever state it is. */
const ENDS_MS = 6000

/** On a slow network the shapes fall before the page of the result is there; it takes over where they are. */
export function LateReveal() {
  const [step, setStep] = useState<'page' | 'falling' | 'over'>('page')
  useEffect(() => {
    if (wantsStillness()) return
    const begin = setTimeout(() => {
      beginReveal()
      setStep('falling')
    }, BEGINS_MS)
    const end = setTimeout(() => {
      forgetReveal()
      setStep('over')
    }, BEGINS_MS + ENDS_MS)
    return () => {
      clearTimeout(begin)
      clearTimeout(end)
    }
  }, [])
  const waiting = step === 'falling' ? waitingReveal() : null
  if (!waiting) return null
  const { Screen, letters, since, isTapped } = waiting
  const over = () => {
    forgetReveal()
    setStep('over')
  }
  return <Screen letters={letters} since={since} isTapped={isTapped} result={null} onEnd={over} />
}
