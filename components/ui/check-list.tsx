import { Check } from 'lucide'
import { Icon } from './icon'

interface CheckListProps {
  items: readonly string[]
  className: string
}

/** What is included, each with a check before it. */
export function CheckList({ items, className }: CheckListProps) {
  return (
    <ul className={`checks ${className}`}>
      {items.map((item) => (
        <li key={item}>
          <Icon of={Check} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  )
}
