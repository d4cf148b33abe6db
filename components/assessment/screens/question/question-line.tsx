'use client'

import { useState } from 'react'
import { messages } from '@/lib/messages'
import { OFFLINE } from '../../flow/moves'
import type { Act } from '../../flow/state'
import { StartOverDialog } from '../confirm-dialog'

const AGAIN = 'Take your time with this one. Your earlier choice is set aside.'

interface QuestionLineProps {
  online: boolean
  /** The person came back to earlier answers. */
  resumed: boolean
  /** The picks are only suggested. */
  suggested: boolean
  /** It is answered a second time. */
  again: boolean
  /** Id for what describes the picks. */
  hintId: string
  tell: (act: Act) => void
}

/** The line under the question: what a suggestion is, the network is gone, welcome back, or how to answer. */
export function QuestionLine({
  online,
  resumed,
  suggested,
  again,
  hintId,
  tell,
}: QuestionLineProps) {
  const [asked, setAsked] = useState(false)
  const hint = suggested && (
    <span id={hintId}>
      <strong className="semibold ink">{messages.assessment.suggested}</strong>
      <span>{`. ${messages.assessment.suggestedHow} `}</span>
    </span>
  )
  if (!online) {
    return (
      <>
        {hint}
        <span>{OFFLINE}</span>
      </>
    )
  }
  if (again && !resumed) return <span>{AGAIN}</span>
  if (!resumed) {
    return hint || <span>Go with your first instinct. Think of yourself at work.</span>
  }
  return (
    <>
      {hint}
      <span>{suggested ? 'Welcome back. ' : 'Welcome back. Your answers so far are here. '}</span>
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Start over
      </button>
      <StartOverDialog
        open={asked}
        onStay={() => setAsked(false)}
        onGo={() => tell({ do: 'startOver' })}
      />
    </>
  )
}
