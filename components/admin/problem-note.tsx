import { CircleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** Why the page does not show what its address asks for. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <p
      className="flex items-start gap-3 rounded-field bg-warning-tint px-3.5 py-3 font-550 text-15 text-warning leading-normal"
      role="alert"
    >
      <Icon of={CircleAlert} />
      <span>{problem || 'This link asks for something that doesn’t exist.'}</span>
    </p>
  )
}
