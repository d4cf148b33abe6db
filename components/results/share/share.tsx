'use client'

import { Share2 } from 'lucide'
import { useState } from 'react'
import { AskButton } from '@/components/ui/ask-dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { stopSharing } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { sharing } from '@/lib/copy/shared-style'
import type { StyleCode } from '@/lib/disc/styles'
import { messages } from '@/lib/messages'
import type { OwnShare } from '@/lib/own-share'
import { ShareSheet } from './share-sheet'

interface ShareProps {
  resultId: string
  style: { code: StyleCode; name: string }
  /** The link to this result's style, if there is one. */
  share: OwnShare | null
}

/** Shares the style of one's own result; once it is shared, the way to end that stands in its place. */
export function Share({ resultId, style, share }: ShareProps) {
  const [own, setOwn] = useState(share)
  /** Made in this sheet, which goes on to show it. */
  const [made, setMade] = useState<OwnShare | null>(null)
  const [isOpen, setOpen] = useState(false)
  function close() {
    setOpen(false)
    if (made) setOwn(made)
    setMade(null)
  }
  if (own && !isOpen) {
    return (
      <>
        <StopSharing className="btn outline" resultId={resultId} onEnded={() => setOwn(null)} />
        <Link className="link pressable" href={new URL(own.link).pathname}>
          {sharing.toPage}
        </Link>
      </>
    )
  }
  return (
    <>
      <button type="button" className="btn lg outline" onClick={() => setOpen(true)}>
        <Icon of={Share2} />
        <span>{sharing.open}</span>
      </button>
      {isOpen && (
        <ShareSheet
          resultId={resultId}
          style={style}
          made={made}
          onMade={setMade}
          onClose={close}
        />
      )}
    </>
  )
}

interface StopSharingProps {
  resultId: string
  className: string
  onEnded: () => void
  /** What follows is another page. */
  leaves?: boolean
}

/** Asks before the link to a style is ended. */
export function StopSharing({ resultId, onEnded, ...button }: StopSharingProps) {
  async function stop() {
    await call(stopSharing, { params: { id: resultId } })
    onEnded()
  }
  return (
    <AskButton
      {...button}
      label={sharing.stop}
      title={sharing.stop}
      yes={sharing.stop}
      busyLabel={sharing.stopping}
      no={sharing.keep}
      failed={messages.shares.stopFailed}
      act={stop}
    >
      <p>{sharing.stopText}</p>
    </AskButton>
  )
}
