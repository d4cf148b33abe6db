'use client'

import { Share2 } from 'lucide'
import { useState } from 'react'
import { AskButton } from '@/components/ui/ask-dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { stopSharing } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { sharing } from '@/lib/copy/shared-style'
import type { MadeShare, OwnShare } from '@/lib/disc/result/own-share'
import type { StyleCode } from '@/lib/disc/styles'
import { sharesMessages } from '@/lib/messages/shares'
import { ShareSheet } from './share-sheet'

interface ShareProps {
  resultId: string
  style: { code: StyleCode; name: string }
  /** The link to this result's style, if there is one. */
  share: OwnShare | null
}

/** Shares the style of one's own result; once it is shared, the way to end that stands in its place. */
export function Share({ resultId, style, share }: ShareProps) {
  const [own, setOwn] = useState<OwnShare | null>(share)
  /** Made in this sheet, which goes on to show it. */
  const [made, setMade] = useState<MadeShare | null>(null)
  // The sheet is rendered on the first press.
  const [sheet, setSheet] = useState<'untouched' | 'open' | 'closed'>('untouched')
  /** What was pressed is gone: what stands in its place takes the focus. */
  const [isMoved, setMoved] = useState(false)
  const takesFocus = isMoved ? focusOn : undefined
  function close() {
    setSheet('closed')
    if (!made) return
    setOwn(made)
    setMade(null)
    setMoved(true)
  }
  function end() {
    setOwn(null)
    setMoved(true)
  }
  if (own) {
    return (
      <>
        <StopSharing
          ref={takesFocus}
          className="btn btn-large btn-outline"
          resultId={resultId}
          onEnded={end}
        />
        {own.link && (
          <Link className="link min-h-11" href={new URL(own.link).pathname}>
            {sharing.toPage}
          </Link>
        )}
      </>
    )
  }
  return (
    <>
      <button
        ref={takesFocus}
        type="button"
        className="btn btn-large btn-outline"
        onClick={() => setSheet('open')}
      >
        <Icon of={Share2} />
        <span>{sharing.open}</span>
      </button>
      {sheet !== 'untouched' && (
        <ShareSheet
          open={sheet === 'open'}
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

const focusOn = (button: HTMLButtonElement | null) => button?.focus()

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
      failed={sharesMessages.stopFailed}
      act={stop}
    >
      <p>{sharing.stopText}</p>
    </AskButton>
  )
}
