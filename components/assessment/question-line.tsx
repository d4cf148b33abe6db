'use client'

import { useEffect, useState } from 'react'
import { ConfirmDialog } from './confirm-dialog'

const OFFLINE = 'You are offline. Your answers are kept here.'

interface QuestionLineProps {
  online: boolean
  /** The person came back to earlier answers. */
  resumed: boolean
  onStartOver: () => void
  announce: (words: string) => void
}

/** The line under the question: the network is gone, welcome back, or how to answer. */
export function QuestionLine({ online, resumed, onStartOver, announce }: QuestionLineProps) {
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    if (!online) announce(OFFLINE)
  }, [online, announce])
  if (!online) return OFFLINE
  if (!resumed) return 'Go with your first instinct. Think of yourself at work.'
  return (
    <>
      Welcome back. Your answers so far are here.{' '}
      <button type="button" className="link" onClick={() => setAsked(true)}>
        Start over
      </button>
      <ConfirmDialog
        title="Start over?"
        open={asked}
        stay="Keep my answers"
        go="Start over"
        onStay={() => setAsked(false)}
        onGo={onStartOver}
      >
        Your answers so far are removed, and the questions begin again.
      </ConfirmDialog>
    </>
  )
}
