import { ChevronDown } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { NOT_US } from '@/lib/copy/not-us'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import { BringBack } from './not-us'

interface SaidNotUsProps {
  groupId: string
  refused: readonly NamedFinding[]
}

/** What was called not true and has its place no longer, folded, for leaders. Nothing where there is none. */
export function SaidNotUs({ groupId, refused }: SaidNotUsProps) {
  if (refused.length === 0) return null
  return (
    <details className="group rounded-lg border border-line bg-surface px-5 py-2 text-sm print:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 text-ink-2 [&::-webkit-details-marker]:hidden">
        {NOT_US.title}
        <Icon of={ChevronDown} className="icon group-open:[transform:rotate(180deg)]" />
      </summary>
      <p className="pt-2 text-ink-2">{NOT_US.note}</p>
      <ul>
        {refused.map((finding) => (
          <li key={finding.key} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <p className="wrap-anywhere min-w-0 flex-1">
              <b className="block">{finding.title}</b>
              <span>{finding.says}</span>
            </p>
            <BringBack groupId={groupId} finding={finding} />
          </li>
        ))}
      </ul>
    </details>
  )
}
