'use client'

import { Suspense, useEffect, useState } from 'react'
import { fetched } from '@/components/ui/late'
import { stoppedAt } from '@/lib/client/draft-key'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { QuestionCard } from './question-card'

const StoppedCard = fetched(async () => (await import('./stopped-card')).StoppedCard)

interface TryCardProps {
  questions: readonly FirstQuestion[]
  /** Of the whole assessment. */
  total: number
}

/** Two real questions to try, or the way back to an assessment that was left. */
export function TryCard({ questions, total }: TryCardProps) {
  /** Undefined until the page has looked into the browser. */
  const [stopped, setStopped] = useState<ReturnType<typeof stoppedAt>>()
  useEffect(() => {
    const look = () => setStopped(stoppedAt())
    look()
    // A page that comes back from the browser's cache was frozen before the assessment went on.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [])
  const card = <QuestionCard questions={questions} total={total} isReady={stopped === null} />
  if (!stopped) return card
  return (
    <Suspense fallback={card}>
      <StoppedCard {...stopped} onGone={() => setStopped(null)} />
    </Suspense>
  )
}
