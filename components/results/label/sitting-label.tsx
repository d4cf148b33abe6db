'use client'

import { Tag } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { LabelDialog, useLabelDialog } from './label-dialog'
import styles from './sitting-label.module.css'

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
        className={`row gap-xs sm pill pressable ${styles.chip}`}
        data-empty={label === null || undefined}
        onClick={show}
      >
        <Icon of={Tag} />
        <span className="anywhere">{label === null ? 'Label' : <bdi>{label}</bdi>}</span>
        <span className="vh">{label === null ? ' the sitting of ' : ', the label of '}</span>
        <span className="vh">{of}</span>
      </button>
      <LabelDialog key={key} resultId={resultId} label={label} known={known} {...dialog} />
    </>
  )
}
