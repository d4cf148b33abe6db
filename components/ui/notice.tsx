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
      className={`text-15 px-3.5 py-3 gap-3 rounded-field flex items-start font-550 leading-normal [&>p]:min-w-0 [&>p]:wrap-anywhere ${look} ${className}`}
    >
      <Icon of={icon} />
      <p>{children}</p>
    </div>
  )
}
