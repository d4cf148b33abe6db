import { Dialog } from '@/components/ui/dialog'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  open: boolean
  /** Label of the way back; it is the dialog's first stop. */
  stay: string
  go: string
  onStay: () => void
  onGo: () => void
  children: React.ReactNode
}

/** Asks before something that the person may not mean. */
export function ConfirmDialog({
  title,
  open,
  stay,
  go,
  onStay,
  onGo,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog title={title} open={open} onClose={onStay}>
      <p className="mut">{children}</p>
      <div className={`flex wraps gap-s ${styles.actions}`}>
        <button type="button" className="btn" onClick={onStay}>
          {stay}
        </button>
        <button type="button" className="btn outline" onClick={onGo}>
          {go}
        </button>
      </div>
    </Dialog>
  )
}

/** Asks before answers are given up. */
export function StartOverDialog(props: Pick<ConfirmDialogProps, 'open' | 'onStay' | 'onGo'>) {
  return (
    <ConfirmDialog title="Start over?" stay="Keep my answers" go="Start over" {...props}>
      This deletes your answers so far. You start again at question 1.
    </ConfirmDialog>
  )
}
