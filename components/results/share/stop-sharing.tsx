'use client'

import { useWords } from '#words'
import { AskButton } from '@/components/ui/ask-dialog'
import { stopSharing } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'

interface StopSharingProps {
  resultId: string
  className: string
  onEnded: () => void
  /** What follows is another page. */
  leaves?: boolean
  ref?: React.Ref<HTMLButtonElement>
}

/** Asks before the link to a style is ended. */
export function StopSharing({ resultId, onEnded, ...button }: StopSharingProps) {
  const words = useWords('results.sharedLink')
  async function stop() {
    await call(stopSharing, { params: { id: resultId } })
    onEnded()
  }
  return (
    <AskButton
      {...button}
      label={words.stop}
      title={words.stop}
      yes={words.stop}
      busyLabel={words.stopping}
      no={words.keep}
      failed={words.stopFailed}
      act={stop}
    >
      <p>{words.stopText}</p>
    </AskButton>
  )
}
