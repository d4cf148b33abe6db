import { CloudOff } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { points as words } from '@/lib/copy/points'

/** Says that marks are in this browser alone, for now. */
export function WaitingMarks() {
  return (
    <p role="status" className="text-sm gap-2 flex items-center font-600 print:hidden!">
      <Icon of={CloudOff} />
      {words.waiting}
    </p>
  )
}
