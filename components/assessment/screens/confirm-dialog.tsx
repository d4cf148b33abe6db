import { Dialog } from '@/components/ui/dialog'

export interface ConfirmDialogProps {
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
      <p className="text-ink-2">{children}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <button type="button" className="btn min-w-30 [flex:1_0_auto]" onClick={onStay}>
          {stay}
        </button>
        <button type="button" className="btn btn-outline min-w-30 [flex:1_0_auto]" onClick={onGo}>
          {go}
        </button>
      </div>
    </Dialog>
  )
}
