'use client'

import { useReducer } from 'react'
import { AssessmentScreens, type Frame } from '@/components/assessment/assessment-screens'
import { react } from '@/components/assessment/flow/flow'
import {
  type Event,
  initial,
  type Phase,
  type Said,
  type State,
  type Who,
} from '@/components/assessment/flow/state'
import { ApiError, type ErrorCode } from '@/lib/api/errors'
import type { Draft } from '@/lib/client/draft'

export interface StillAssessmentProps {
  who?: Who
  frame?: Frame
  home?: React.ReactNode
  empty?: React.ReactNode
  phase?: Exclude<Phase, { name: 'failed' }> | { name: 'failed'; what: 'load' | 'submit' }
  draft?: Draft | null
  /** What the server said when it refused. */
  refusal?: { code: ErrorCode; message: string }
  resumed?: boolean
  online?: boolean
  /** Whether the browser keeps the draft. */
  kept?: boolean
  /** What was said last. */
  said?: Said | null
}

const world = { now: 0, visible: true, random: () => 0, newKey: () => '' }

/** An assessment in one state, a guest's unless a person is named. Picks and moves work as ever; nothing is stored, sent or counted. */
export function StillScreens({
  who = { kind: 'guest', questions: [] },
  frame,
  home,
  empty,
  phase: still = { name: 'asking' },
  draft = null,
  refusal,
  resumed: isResumed = false,
  online = true,
  kept: isKept = true,
  said = online || still.name !== 'asking' ? null : { say: 'offline' },
}: StillAssessmentProps) {
  const error = refusal && new ApiError(refusal.code, refusal.message)
  const phase = still.name === 'failed' ? { ...still, error } : still
  const start = { ...initial(who), phase, draft, isResumed, online, isKept }
  const [state, tell] = useReducer(
    (before: State, event: Event) => react(before, event, world),
    start,
  )
  return (
    <AssessmentScreens
      state={{ ...state, said: said && { what: said, again: false } }}
      tell={tell}
      frame={frame}
      home={home}
      empty={empty}
    />
  )
}
