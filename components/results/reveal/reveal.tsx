'use client'

import { useCallback, useEffect, useState } from 'react'
import type { Revealed } from './reveal-screen'
import { forgetReveal, waitingReveal } from './waiting'

interface RevealProps extends Revealed {
  resultId: string
}

/** Covers the page of a result that was just stored until its person reads on; nothing on every other visit. */
export function Reveal({ resultId, ...result }: RevealProps) {
  const [waiting, setWaiting] = useState(() => waitingReveal(resultId))
  const end = useCallback(() => setWaiting(null), [])
  useEffect(forgetReveal, [])
  if (!waiting) return null
  const { Screen, letters, since, isTapped } = waiting
  return <Screen letters={letters} since={since} isTapped={isTapped} result={result} onEnd={end} />
}
