import { Check, CircleAlert, X } from 'lucide'
import { Toaster, toast } from 'sonner'
import { Icon } from '@/components/ui/icon'
import styles from './toaster.module.css'

/** The region of the messages. */
export function Toasts() {
  return <Toaster position="bottom-right" visibleToasts={3} gap={10} />
}

/** Adds a message: a success goes away by itself, a failure stays until it is dismissed. */
export function say(kind: MessageProps['kind'], message: string): void {
  toast.custom((id) => <Message id={id} kind={kind} message={message} />, {
    duration: kind === 'success' ? 5_000 : Number.POSITIVE_INFINITY,
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
