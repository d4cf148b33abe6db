'use client'

import { Check, CircleAlert, X } from 'lucide-react'
import { Toaster as Toasts, toast } from 'sonner'
import styles from './toaster.module.css'

/** Where short messages appear; once on every page that shows any. */
export function Toaster() {
  return <Toasts position="bottom-right" visibleToasts={3} gap={10} />
}

/** Says that something worked; goes away by itself. */
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
  const [Icon, look] = kind === 'success' ? [Check, 'good'] : [CircleAlert, 'bad']
  return (
    <div className={styles.toast} role={kind === 'success' ? 'status' : 'alert'}>
      <span className={`${styles.icon} ${look}`}>
        <Icon className="icon" aria-hidden="true" />
      </span>
      {message}
      <button
        type="button"
        className={styles.dismiss}
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
      >
        <X className="icon" aria-hidden="true" />
      </button>
    </div>
  )
}
