'use client'

import { Share2 } from 'lucide'
import { useState } from 'react'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { MadeShare, OwnShare } from '@/lib/disc/result/own-share'
import type { StyleCode } from '@/lib/disc/styles'
import { ShareSheet } from './share-sheet'
import { StopSharing } from './stop-sharing'

export interface ShareProps {
  resultId: string
  style: { code: StyleCode; name: string }
  /** The link to this result's style, if there is one. */
  share: OwnShare | null
}

/** Shares the style of one's own result; once it is shared, the way to end that stands in its place. */
export function ShareButton({ resultId, style, share }: ShareProps) {
  const words = useWords('results.share')
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
            {words.toPage}
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
        <span>{words.open}</span>
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
