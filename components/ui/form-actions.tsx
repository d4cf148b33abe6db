import { useWords } from '#words'
import { BusyButton } from './busy-button'

interface FormActionsProps {
  save: string
  busy: boolean
  busyLabel: string
  onCancel: () => void
}

/** The two ways out of a form that was opened on the page: what it is for, and Cancel. */
export function FormActions({ save, busy, busyLabel, onCancel }: FormActionsProps) {
  const { cancel } = useWords('ui.controls')
  return (
    <div className="flex flex-wrap gap-2.5 narrow:[&>*]:w-full">
      <BusyButton type="submit" busy={busy} busyLabel={busyLabel}>
        {save}
      </BusyButton>
      <button type="button" className="btn btn-ghost" disabled={busy} onClick={onCancel}>
        {cancel}
      </button>
    </div>
  )
}
