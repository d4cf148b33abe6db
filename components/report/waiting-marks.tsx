import { CloudOff } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { sentenceFeedback as words } from '@/lib/copy/sentence-feedback'

/** Says that marks are in this browser alone, for now. */
export function WaitingMarks() {
  return (
    <p role="status" className="text-sm gap-2 flex items-center font-600 print:hidden!">
      <Icon of={CloudOff} />
      {words.waiting}
    </p>
  )
}
