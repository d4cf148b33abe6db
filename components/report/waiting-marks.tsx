import { CloudOff } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { sentenceFeedback as words } from '@/lib/copy/sentence-feedback'

/** Says that marks are in this browser alone, for now. */
export function WaitingMarks() {
  return (
    <p role="status" className="print:hidden! flex items-center gap-2 font-600 text-sm">
      <Icon of={CloudOff} />
      {words.waiting}
    </p>
  )
}
