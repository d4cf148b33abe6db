'use client'

import { useState } from 'react'
import { useWords } from '#words'
import { AskDialog } from '@/components/ui/ask-dialog'
import { useRouter } from '@/components/ui/language/use-router'
import { useTask } from '@/components/ui/use-task'
import { labelResult } from '@/lib/api/entries/results'
import { call } from '@/lib/client/call'
import { LabelField } from './label-field'

interface LabelDialogProps {
  resultId: string
  label: string | null
  known: readonly string[]
  open: boolean
  onClose: () => void
  /** Which sitting, where there is a choice. */
  children?: React.ReactNode
}

/** Asks for the label of a sitting. A new one for each time that it opens. */
export function LabelDialog(props: LabelDialogProps) {
  const { resultId, label, known, open, onClose, children } = props
  const router = useRouter()
  const [chosen, setChosen] = useState(label)
  const { title, failed, about, save, saving, field } = useWords('results.label')
  const task = useTask(failed)
  const saveIt = () =>
    task.run(async () => {
      await call(labelResult, { params: { id: resultId }, body: { label: chosen } })
      onClose()
      router.refresh()
    })
  return (
    <AskDialog
      title={title}
      open={open}
      onClose={onClose}
      task={task}
      onYes={() => void saveIt()}
      yes={save}
      busyLabel={saving}
    >
      <p>{about}</p>
      {children}
      {open && <LabelField label={field} known={known} chosen={chosen} onChoose={setChosen} />}
    </AskDialog>
  )
}

/** The button that opens it, and what the dialog needs of that. */
export function useLabelDialog() {
  const [{ open, turn }, setState] = useState({ open: false, turn: 0 })
  return {
    show: () => setState({ open: true, turn: turn + 1 }),
    key: turn,
    dialog: { open, onClose: () => setState({ open: false, turn }) },
  }
}
