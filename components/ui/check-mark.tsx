import { Check } from 'lucide'
import { Icon } from '@/components/ui/icon'

/** The green check of something that is done. Decorative: the words beside it say what. */
export function CheckMark() {
  return (
    <span className="grid size-11 place-items-center rounded-circle bg-success-tint text-success">
      <Icon of={Check} />
    </span>
  )
}
