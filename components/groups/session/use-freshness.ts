import { useCallback, useEffect, useState } from 'react'

/** Without an answer for so long, no one is shown: some may have taken their consent back. */
const SILENT_MS = 30_000

/** `old`: it may not be true anymore, because no one looked, and is being asked for. `silent`: there is no answer. */
export type Freshness = 'fresh' | 'old' | 'silent'

export const isSeen = () => document.visibilityState !== 'hidden'

/** Whether what was answered last may still be shown. With `isStill`, it always may. */
export function useFreshness(isStill: boolean) {
  const [freshness, setFreshness] = useState<Freshness>('fresh')
  const [answers, setAnswers] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer starts the time anew
  useEffect(() => {
    if (isStill) return
    const timer = setTimeout(() => setFreshness(isSeen() ? 'silent' : 'old'), SILENT_MS)
    return () => clearTimeout(timer)
  }, [answers, isStill])
  const noteAnswer = useCallback(() => {
    setFreshness('fresh')
    setAnswers((count) => count + 1)
  }, [])
  const noteSilence = useCallback(() => setFreshness((now) => (now === 'old' ? 'silent' : now)), [])
  return { freshness, noteAnswer, noteSilence }
}
