'use client'

import { Tag } from 'lucide'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { AskDialog } from '@/components/ui/ask-dialog'
import { Icon } from '@/components/ui/icon'
import { useTask } from '@/components/ui/use-task'
import { labelResult } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { LabelField } from './label-field'
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
  const router = useRouter()
  const [chosen, setChosen] = useState(label)
  const [isOpen, setOpen] = useState(false)
  const task = useTask('The label could not be saved. Please try again.')
  const save = () =>
    task.run(async () => {
      await call(labelResult, { params: { id: resultId }, body: { label: chosen } })
      setOpen(false)
      router.refresh()
    })
  return (
    <>
      <button
        type="button"
        className={`row gap-xs sm pill pressable ${styles.chip}`}
        data-empty={label === null || undefined}
        onClick={() => {
          setChosen(label)
          setOpen(true)
        }}
      >
        <Icon of={Tag} />
        <span className="anywhere">{label === null ? 'Label' : <bdi>{label}</bdi>}</span>
        <span className="vh">{label === null ? ' the sitting of ' : ', the label of '}</span>
        <span className="vh">{of}</span>
      </button>
      <AskDialog
        title="Label this sitting"
        open={isOpen}
        onClose={() => setOpen(false)}
        task={task}
        onYes={() => void save()}
        yes="Save"
        busyLabel="Saving…"
      >
        <p>Two labels can be compared. Only you see them.</p>
        {isOpen && <LabelField label="Label" known={known} chosen={chosen} onChoose={setChosen} />}
      </AskDialog>
    </>
  )
}
