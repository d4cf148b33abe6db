import { useWords } from '#words'
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog'

/** Asks before answers are given up. */
export function StartOverDialog(props: Pick<ConfirmDialogProps, 'open' | 'onStay' | 'onGo'>) {
  const { title, keep, action, text } = useWords('assessment.screens').startOver
  return (
    <ConfirmDialog title={title} stay={keep} go={action} {...props}>
      {text}
    </ConfirmDialog>
  )
}
