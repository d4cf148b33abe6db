'use client'

import { Check, CircleAlert, X } from 'lucide'
import { Toaster as Region, toast } from 'sonner'
import { Icon } from '@/components/ui/icon'

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
  const [icon, look] =
    kind === 'success'
      ? [Check, 'bg-success-tint text-success']
      : [CircleAlert, 'bg-danger-tint text-danger']
  return (
    <div
      className="py-3 gap-4 rounded-md border border-line grid items-center text-ink bg-surface grid-cols-[auto_1fr_auto] w-[min(380px,100vw_-_32px)] pr-3 pl-4 shadow-2 font-550 text-15 leading-normal font-body"
      role={kind === 'success' ? 'status' : 'alert'}
    >
      <span className={`rounded-circle size-8.5 place-items-center grid ${look}`}>
        <Icon of={icon} />
      </span>
      <span>{message}</span>
      <button
        type="button"
        className="bare rounded-circle size-8 place-items-center grid"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
