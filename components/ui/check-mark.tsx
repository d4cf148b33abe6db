import { Check } from 'lucide-react'

/** The green check of something that is done. Decorative: the words beside it say what. */
export function CheckMark() {
  return (
    <span className="center size-44 good round">
      <Check className="icon" aria-hidden="true" />
    </span>
  )
}
