import { BusyButton } from '@/components/ui/busy-button'
import { messages } from '@/lib/messages'
import styles from './panel.module.css'

interface FormActionsProps {
  save: string
  busy: boolean
  onCancel: () => void
}

/** Save and Cancel, under a form of the profile. */
export function FormActions({ save, busy, onCancel }: FormActionsProps) {
  return (
    <div className={styles.actions}>
      <BusyButton type="submit" busy={busy} busyLabel={messages.profile.busy}>
        {save}
      </BusyButton>
      <button type="button" className="btn ghost" disabled={busy} onClick={onCancel}>
        Cancel
      </button>
    </div>
  )
}
