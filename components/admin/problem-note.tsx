import { CircleAlert } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** Why the page does not show what its address asks for. */
export function ProblemNote({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <p
      className="text-15 px-3.5 py-3 gap-3 rounded-field flex items-start font-550 leading-normal bg-warning-tint text-warning"
      role="alert"
    >
      <Icon of={CircleAlert} />
      <span>{problem || 'This link asks for something that doesn’t exist.'}</span>
    </p>
  )
}
