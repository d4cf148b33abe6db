import { useEffect, useEffectEvent, useState } from 'react'
import { BusyButton } from '@/components/ui/busy-button'
import { TextArea } from '@/components/ui/text-area'
import { AGREEMENT_MAX } from '@/lib/api/bounds'
import { AGREE } from '@/lib/copy/live/phone'
import { PhoneFoot, PhoneTitle } from './frame'

/** How what was typed stands. */
export type Sending = 'sending' | 'waiting' | { refused: string } | null

interface AgreeProps {
  /** What is on the wall. */
  stored: string | null
  /** What was typed before, and is not; null where the browser keeps nothing. */
  readDraft: () => string | null
  sending: Sending
  isGuest: boolean
  onType: (text: string) => void
  onPut: (text: string) => void
}

/** What one agrees to do, typed on one's own phone. */
export function Agree({ stored, readDraft, sending, isGuest, onType, onPut }: AgreeProps) {
  const [text, setText] = useState(stored ?? '')
  // The server knows no draft, so the first render has none.
  const takeUp = useEffectEvent(() => {
    const draft = readDraft()
    if (draft !== null) setText(draft)
  })
  useEffect(() => takeUp(), [])
  const line = text.trim()
  const isStored = line === (stored ?? '')
  const isBusy = sending === 'sending' || sending === 'waiting'
  return (
    <>
      <PhoneTitle>{AGREE.title}</PhoneTitle>
      <div className="mt-5">
        <TextArea
          label={AGREE.label}
          value={text}
          rows={4}
          maxLength={AGREEMENT_MAX}
          dir="auto"
          readOnly={isBusy}
          error={sending !== null && typeof sending === 'object' && sending.refused}
          onChange={({ target }) => {
            // It stands on one line.
            const typed = target.value.replaceAll(/\s*\n\s*/g, ' ')
            setText(typed)
            onType(typed)
          }}
        />
      </div>
      <PhoneFoot>
        <p className="text-center text-ink-2 text-sm" role="status">
          {statusOf(sending, isStored && line !== '')}
        </p>
        <BusyButton
          className="btn btn-large"
          busy={isBusy}
          busyLabel={AGREE.putting}
          aria-disabled={isStored}
          onClick={() => !isStored && onPut(line)}
        >
          {line === '' && stored ? AGREE.takeBack : AGREE.put}
        </BusyButton>
        <p className="text-center text-ink-2 text-sm">{isGuest ? AGREE.goes : AGREE.kept}</p>
      </PhoneFoot>
    </>
  )
}

function statusOf(sending: Sending, isOnWall: boolean): string {
  if (sending === 'waiting') return AGREE.waiting
  return isOnWall && sending === null ? AGREE.done : ''
}
