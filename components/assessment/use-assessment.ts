import { useRouter } from 'next/navigation'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { createAssessment } from './flow/effects'
import type { Event, State, Who } from './flow/state'

/** A guest's assessment, or a person's: what it is now, and how to tell it what happens. */
export function useAssessment(who: Who): [state: State, tell: (event: Event) => void] {
  const router = useRouter()
  const [assessment] = useState(() => createAssessment(who, router.push))
  useEffect(() => assessment.start(), [assessment])
  const state = useSyncExternalStore(assessment.watch, assessment.read, assessment.read)
  return [state, assessment.tell]
}
