import { CloudOff } from 'lucide-react'
import { points as words } from '@/lib/copy/points'

/** Says that marks are in this browser alone, for now. */
export function WaitingMarks() {
  return (
    <p role="status" className="row gap-8 text-15 weight-600 unprinted">
      <CloudOff className="icon" aria-hidden="true" />
      {words.waiting}
    </p>
  )
}
