'use client'

import { Tag } from 'lucide'
import { useSay, useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import type { Tag as WordsTag } from '@/lib/words/message'
import { LabelDialog, useLabelDialog } from './label-dialog'

export interface SittingLabelProps {
  resultId: string
  label: string | null
  known: readonly string[]
  /** Which sitting, for screen readers. */
  of: React.ReactNode
}

/** The label of one's sitting, and the way to change it. */
export function LabelButton({ resultId, label, known, of }: SittingLabelProps) {
  const words = useWords('results.label')
  const say = useSay()
  const { show, key, dialog } = useLabelDialog()
  const more: WordsTag = (text) => <span className="sr-only">{text}</span>
  const sitting: WordsTag = () => of
  const own: WordsTag = (text) => (
    <span className="wrap-anywhere">
      <bdi>{text}</bdi>
    </span>
  )
  const said =
    label === null
      ? say(words.none, { shown: (text) => <span>{text}</span>, more, sitting })
      : say(words.has, { label, shown: own, more, sitting })
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-transparent px-3.25 py-0.75 font-600 text-ink text-sm [background-image:none] data-empty:border-transparent data-empty:text-ink-2"
        data-empty={label === null || undefined}
        onClick={show}
      >
        <Icon className="icon size-4" of={Tag} />
        {said}
      </button>
      <LabelDialog key={key} resultId={resultId} label={label} known={known} {...dialog} />
    </>
  )
}
