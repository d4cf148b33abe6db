import { CloudOff } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { points as words } from '@/lib/copy/points'

/** Says that marks are in this browser alone, for now. */
export function WaitingMarks() {
  return (
    <p role="status" className="row gap-xs sm semibold unprinted">
      <Icon of={CloudOff} />
      {words.waiting}
    </p>
  )
}
