'use client'

import { useRef, useState } from 'react'
import { AssessmentView, type GuestFlow } from '@/components/assessment/assessment-view'
import { type Step, step } from '@/components/assessment/flow'
import { changeShown, keepAnswers, shownOf, startRedo } from '@/components/assessment/redo'
import { useAnnouncer } from '@/components/assessment/use-announcer'
import type { Phase } from '@/components/assessment/use-flow'

import { ApiError, type ErrorCode } from '@/lib/api/errors'
import type { Draft } from '@/lib/client/draft'
import { isAnswered } from '@/lib/disc/choices'

interface StillAssessmentProps {
  phase?: Exclude<Phase, { name: 'failed' }> | { name: 'failed'; what: 'load' | 'submit' }
  draft?: Draft | null
  /** What the server said when it refused. */
  refusal?: { code: ErrorCode; message: string }
  resumed?: boolean
  online?: boolean
  /** Whether the browser keeps the draft. */
  kept?: boolean
  /** The newest words for the ear. */
  words?: string
}

/** The assessment in one state. Picks and moves work as ever; nothing is stored, sent or counted. */
export function StillAssessment({
  phase = { name: 'asking' },
  draft: initial = null,
  refusal,
  resumed = false,
  online = true,
  kept = true,
  words: initialWords = '',
}: StillAssessmentProps) {
  const [words, announce] = useAnnouncer()
  const [draft, setDraft] = useState(initial)
  const [moved, setMoved] = useState(false)
  const keptRef = useRef(kept)
  const apply = (action: Step) =>
    setDraft((before) => before && changeShown(before, (shown) => step(shown, action)))
  const move = (to: 'next' | 'previous') => {
    apply({ do: to })
    setMoved(true)
  }
  const flow: GuestFlow = {
    phase:
      phase.name === 'failed'
        ? { ...phase, error: refusal && new ApiError(refusal.code, refusal.message) }
        : phase,
    draft,
    kept: keptRef,
    online,
    resumed: resumed && !moved,
    moved,
    pick: (pick, option) => apply({ do: 'choose', pick, option }),
    next: () => {
      const ready = draft !== null && isAnswered(shownOf(draft).choices)
      if (ready) move('next')
      return ready
    },
    previous: () => move('previous'),
    confirm: () => apply({ do: 'confirm' }),
    startOver: () => void setDraft(initial),
    retry: () => location.reload(),
    redo: () => setDraft((before) => before && startRedo(before)),
    keep: () => setDraft((before) => before && keepAnswers(before)),
    reach: () => {},
  }
  return <AssessmentView flow={flow} words={words || initialWords} announce={announce} />
}
