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
    // Its script may come later than that.
    const begin = setInterval(() => {
      if (!waitingReveal()) return
      clearInterval(begin)
      beginReveal()
      setStep('falling')
    }, BEGINS_MS)
    const end = setTimeout(() => {
      clearInterval(begin)
      forgetReveal()
      setStep('over')
    }, BEGINS_MS + ENDS_MS)
    return () => {
      clearInterval(begin)
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
