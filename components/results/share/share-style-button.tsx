'use client'

import { Share2 } from 'lucide'
import { useState } from 'react'
import { useWords } from '#words'
import { CopyLine } from '@/components/results/share/copy-line'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import type { StyleCode } from '@/lib/disc/styles'
import { CardPicture, SaveCard } from './card-picture'
import { canSend, loadCard, send } from './send'

export interface ShareStyleProps {
  style: { code: StyleCode; name: string }
  className: string
}

/** Sends the public page of a style, with its card: nothing of a person is in either. */
export function ShareStyleButton({ style, className }: ShareStyleProps) {
  const words = useWords('results.shareStyle')
  // Known once the dialog was needed.
  const [link, setLink] = useState('')
  const [isOpen, setOpen] = useState(false)
  async function share() {
    const here = window.location.origin + window.location.pathname
    const isSent =
      canSend() && (await send(here, style.name, await loadCard(style.code, style.name)))
    if (isSent) return
    setLink(here)
    setOpen(true)
  }
  return (
    <>
      <button type="button" className={className} onClick={() => void share()}>
        <Icon of={Share2} />
        <span>{words.open}</span>
      </button>
      {link !== '' && (
        <Dialog title={words.title} open={isOpen} onClose={() => setOpen(false)}>
          <div className="grid gap-4">
            <CardPicture style={style} />
            <CopyLine label={words.label} text={link} />
            <SaveCard style={style} />
          </div>
        </Dialog>
      )}
    </>
  )
}
