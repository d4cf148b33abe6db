'use client'

import { AskButton } from '@/components/ui/ask-dialog'
import { endPair } from '@/lib/api/entries/pairs'
import { call } from '@/lib/client/call'
import { pairsMessages } from '@/lib/messages/pairs'

interface EndPairProps {
  id: string
  /** The other person's name; null for a link that waits. */
  other: string | null
  className: string
  onEnded: () => void
  /** What follows is another page. */
  leaves?: boolean
}

/** Asks before a comparison is ended for both, or a link is withdrawn. */
export function EndPair({ id, other, onEnded, ...button }: EndPairProps) {
  async function end() {
    await call(endPair, { params: { id } })
    onEnded()
  }
  const { label, title, busyLabel } = other === null ? WITHDRAW : STOP
  return (
    <AskButton
      {...button}
      aria-label={other === null ? undefined : `${label} with ${other}`}
      label={label}
      title={title}
      yes={label}
      busyLabel={busyLabel}
      no="Keep it"
      failed={pairsMessages.endFailed}
      act={end}
      isDanger={other !== null}
    >
      {other === null ? (
        <p>The link stops working right away. You can make a new one at any time.</p>
      ) : (
        <p>
          The page is gone right away, for you and for <bdi>{other}</bdi>. Your results stay. If you
          share your style, no one compares by that link anymore.
        </p>
      )}
    </AskButton>
  )
}

const WITHDRAW = { label: 'Withdraw', title: 'Withdraw this link', busyLabel: 'Withdrawing...' }
const STOP = { label: 'Stop comparing', title: 'Stop comparing', busyLabel: 'Ending...' }
