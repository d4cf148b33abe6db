import { ConfirmDialog } from './confirm-dialog'

interface StartOverDialogProps {
  open: boolean
  onStay: () => void
  onGo: () => void
}

/** Asks before answers are given up. */
export function StartOverDialog({ open, onStay, onGo }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      title="Start over?"
      open={open}
      stay="Keep my answers"
      go="Start over"
      onStay={onStay}
      onGo={onGo}
    >
      Your answers so far are removed, and the questions begin again.
    </ConfirmDialog>
  )
}
