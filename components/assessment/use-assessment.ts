import { useRouter } from 'next/navigation'
import { startTransition, useEffect, useState } from 'react'
import { createAssessment } from './flow/effects'
import type { Event, State, Who } from './flow/state'

/** A guest's assessment, or a person's: what it is now, and how to tell it what happens. */
export function useAssessment(who: Who): [state: State, tell: (event: Event) => void] {
  const router = useRouter()
  const [assessment] = useState(() => createAssessment(who, router.push))
  const [state, setState] = useState(assessment.read)
  useEffect(() => {
    let shown = assessment.read().phase.name
    const stop = assessment.watch(() => {
      const next = assessment.read()
      // The first question replaces the whole screen: it is drawn in pieces, so that the page answers meanwhile.
      if (shown === 'loading') startTransition(() => setState(next))
      else setState(next)
      shown = next.phase.name
    })
    const end = assessment.start()
    return () => {
      end()
      stop()
    }
  }, [assessment])
  return [state, assessment.tell]
}
