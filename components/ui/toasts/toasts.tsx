import { Check, CircleAlert, X } from 'lucide'
import { Toaster, toast } from 'sonner'
import { Icon } from '@/components/ui/icon'

export type Kind = 'success' | 'error'

/** The region of the messages. */
export const Region = () => <Toaster position="bottom-right" visibleToasts={3} gap={10} />

/** Adds a message: a success disappears after a while, a failure stays until it is dismissed. */
export function say(kind: Kind, message: string): void {
  toast.custom((id) => <Message id={id} kind={kind} message={message} />, {
    duration: kind === 'success' ? 5_000 : Number.POSITIVE_INFINITY,
  })
}

interface MessageProps {
  id: string | number
  kind: Kind
  message: string
}

function Message({ id, kind, message }: MessageProps) {
  const [icon, look] =
    kind === 'success'
      ? [Check, 'bg-success-tint text-success']
      : [CircleAlert, 'bg-danger-tint text-danger']
  return (
    <div
      className="grid w-[min(380px,100vw_-_32px)] grid-cols-[auto_1fr_auto] items-center gap-4 rounded-md border border-line bg-surface py-3 pr-3 pl-4 font-550 font-body text-15 text-ink leading-normal shadow-2"
      role={kind === 'success' ? 'status' : 'alert'}
    >
      <span className={`grid size-8.5 place-items-center rounded-circle ${look}`}>
        <Icon of={icon} />
      </span>
      <span>{message}</span>
      <button
        type="button"
        className="bare grid size-8 place-items-center rounded-circle"
        aria-label="Dismiss"
        onClick={() => toast.dismiss(id)}
      >
        <Icon of={X} />
      </button>
    </div>
  )
}
