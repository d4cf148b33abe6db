'use client'

import { useEffect, useState } from 'react'
import { useSay, useWords } from '#words'
import { CopyLine } from '@/components/results/share/copy-line'
import { BusyButton } from '@/components/ui/busy-button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormError } from '@/components/ui/form-error'
import { useForm } from '@/components/ui/use-form'
import { SHARE_NAME_MAX } from '@/lib/api/bounds'
import { shareResult } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import type { MadeShare } from '@/lib/disc/result/own-share'
import type { StyleCode } from '@/lib/disc/styles'
import { CardPicture, SaveCard } from './card-picture'
import { canSend, loadCard, send } from './send'

interface ShareSheetProps {
  open: boolean
  resultId: string
  style: { code: StyleCode; name: string }
  /** The link, once it is made. */
  made: MadeShare | null
  onMade: (share: MadeShare) => void
  onClose: () => void
}

/**
 * What is shared, before it is: the card, the first name, and whether people may compare. The link is made with the press
 * that sends it; where the device has no sheet of its own for that, it is shown to be copied.
 */
export function ShareSheet(props: ShareSheetProps) {
  const { open, resultId, style, made, onMade, onClose } = props
  const card = useCard(style)
  const words = useWords('results.share')
  return (
    <Dialog title={words.title} open={open} onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-2 text-sm">{words.promise}</p>
        <CardPicture style={style} />
        {made ? (
          <Made share={made} style={style} card={card} />
        ) : (
          <ShareForm resultId={resultId} style={style} card={card} onMade={onMade} />
        )}
        <SaveCard style={style} />
      </div>
    </Dialog>
  )
}

/** Loaded as soon as the sheet opens, so that it is there for the press. */
function useCard({ code, name }: ShareSheetProps['style']): File | null {
  const [card, setCard] = useState<File | null>(null)
  useEffect(() => {
    if (canSend()) void loadCard(code, name).then(setCard)
  }, [code, name])
  return card
}

interface ShareFormProps extends Pick<ShareSheetProps, 'resultId' | 'style' | 'onMade'> {
  card: File | null
}

function ShareForm({ resultId, style, card, onMade }: ShareFormProps) {
  const words = useWords('results.share')
  const say = useSay()
  const { failure, field, formProps, submitProps } = useForm({
    failed: words.failed,
    check: ({ called = '', compares }) => ({
      called: compares !== undefined && called.trim() === '' && words.nameMissing,
    }),
    send: async ({ called = '', compares }) => {
      const body = { called, compares: compares !== undefined }
      const share = await call(shareResult, { params: { id: resultId }, body })
      onMade(share)
      if (canSend()) await send(share.link, say(words.says, { name: style.name }), card)
    },
  })
  return (
    <form className="grid gap-4" {...formProps}>
      <Field
        {...field('called')}
        label={words.nameLabel}
        hint={words.nameHint}
        autoComplete="given-name"
        dir="auto"
        maxLength={SHARE_NAME_MAX}
      />
      <label className="flex gap-3">
        <input type="checkbox" name="compares" className="mt-1 size-6 flex-none" />
        <span>
          <span className="font-600">{words.compareLabel}</span>
          <span className="block text-ink-2 text-sm">{words.compareHint}</span>
        </span>
      </label>
      <FormError failure={failure} />
      <BusyButton className="btn w-full" {...submitProps} busyLabel={words.making}>
        {canSend() ? words.send : words.copy}
      </BusyButton>
    </form>
  )
}

interface MadeProps {
  share: MadeShare
  style: ShareSheetProps['style']
  card: File | null
}

function Made({ share, style, card }: MadeProps) {
  const words = useWords('results.share')
  const link = useWords('results.sharedLink')
  const say = useSay()
  return (
    <div className="wrap-anywhere grid gap-4">
      <h3 className="text-h4" tabIndex={-1} ref={(heading) => heading?.focus()}>
        {words.madeTitle}
      </h3>
      <CopyLine label={link.label} text={share.link} />
      {canSend() && (
        <button
          type="button"
          className="btn btn-outline"
          onClick={() => void send(share.link, say(words.says, { name: style.name }), card)}
        >
          {words.sendAgain}
        </button>
      )}
    </div>
  )
}
