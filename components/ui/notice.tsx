import { CircleAlert, CircleCheck } from 'lucide'
import { Icon } from '@/components/ui/icon'

interface NoticeProps {
  kind: 'danger' | 'success'
  className?: string
  children: React.ReactNode
}

/** A short message on a tint: what went wrong, or what is done. */
export function Notice({ kind, className = '', children }: NoticeProps) {
  const [icon, look] =
    kind === 'danger'
      ? [CircleAlert, 'bg-danger-tint text-danger']
      : [CircleCheck, 'bg-success-tint text-success']
  return (
    <div
      className={`[&>p]:wrap-anywhere flex items-start gap-3 rounded-field px-3.5 py-3 font-550 text-15 leading-normal [&>p]:min-w-0 ${look} ${className}`}
    >
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
