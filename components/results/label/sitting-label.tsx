'use client'

import { Tag } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { LabelDialog, useLabelDialog } from './label-dialog'

interface SittingLabelProps {
  resultId: string
  label: string | null
  known: readonly string[]
  /** Which sitting, for screen readers. */
  of: React.ReactNode
}

/** The label of one's sitting, and the way to change it. */
export function SittingLabel({ resultId, label, known, of }: SittingLabelProps) {
  const { show, key, dialog } = useLabelDialog()
  return (
    <>
      <button
        type="button"
        className="flex min-h-11 max-w-full cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line-strong bg-transparent px-3.25 py-0.75 font-600 text-ink text-sm [background-image:none] data-empty:border-transparent data-empty:text-ink-2"
        data-empty={label === null || undefined}
        onClick={show}
      >
        <Icon className="icon size-4" of={Tag} />
        <span className="wrap-anywhere">{label === null ? 'Label' : <bdi>{label}</bdi>}</span>
        <span className="sr-only">{label === null ? ' the sitting of ' : ', the label of '}</span>
        <span className="sr-only">{of}</span>
      </button>
      <LabelDialog key={key} resultId={resultId} label={label} known={known} {...dialog} />
    </>
  )
}
