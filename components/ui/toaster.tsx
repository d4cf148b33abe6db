'use client'

import { Check, CircleAlert, X } from 'lucide'
import { Toaster as Region, toast } from 'sonner'
import { Icon } from '@/components/ui/icon'
import styles from './toaster.module.css'

/** Where toasts appear; once on every page that shows any. */
export function Toaster() {
  return <Region position="bottom-right" visibleToasts={3} gap={10} />
}

/** Says that something worked, and disappears after a while. */
export function showSuccess(message: string): void {
  toast.custom((id) => <Message id={id} kind="success" message={message} />, { duration: 5_000 })
}

/** Says that something failed; stays until it is dismissed. */
export function showError(message: string): void {
  toast.custom((id) => <Message id={id} kind="error" message={message} />, {
    duration: Number.POSITIVE_INFINITY,
  })
}

interface MessageProps {
  id: string | number
  kind: 'success' | 'error'
  message: string
}

function Message({ id, kind, message }: MessageProps) {
  const [icon, look] = kind === 'success' ? [Check, 'good'] : [CircleAlert, 'bad']
  return (
    <div
      className={`grid middle gap-m lined surface ink ${styles.toast}`}
      role={kind === 'success' ? 'status' : 'alert'}
    >
      <span className={`center round ${styles.icon} ${look}`}>
        <Icon of={icon} />
      </span>
      <span>{message}</span>
      <button
        type="button"
        className={`center bare round ${styles.dismiss}`}
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
