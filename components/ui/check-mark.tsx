import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** The green check of something that is done. Decorative: the words beside it say what. */
export function CheckMark() {
  return (
    <span className="center touch good round">
      <Icon of={Check} />
    </span>
  )
}
