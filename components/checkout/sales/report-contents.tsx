import type { IconNode } from 'lucide'
import {
  Briefcase,
  FileDown,
  MessageSquareQuote,
  Sprout,
  Target,
  TrendingUp,
  User,
  Users,
} from 'lucide'
import { Icon } from '@/components/ui/icon'
import { samples } from '@/lib/copy/samples'
import { REPORT_PART_KEYS, REPORT_PARTS, type ReportPart } from '@/lib/disc/premium'

const ICONS: Record<ReportPart, IconNode> = {
  profile: User,
  strengths: TrendingUp,
  growth: Sprout,
  workStyle: Users,
  plan: Target,
  phrases: MessageSquareQuote,
  careers: Briefcase,
  paper: FileDown,
}

/** The parts of the complete report, most of them with one line that shows how it reads, marked as a sample. */
export function ReportContents() {
  return (
    <ul className="border-line border-t">
      {REPORT_PART_KEYS.map((part) => {
        const { title, text } = REPORT_PARTS[part]
        const sample = samples.lines[part]
        return (
          <li
            className="px-0 py-6 gap-5 border-line grid border-b grid-cols-[44px_minmax(0,1fr)] narrow:gap-4 last:border-b-0 last:pb-0"
            key={part}
          >
            <span className="rounded-circle size-11 place-items-center grid bg-sunken">
              <Icon of={ICONS[part]} />
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="text-ink-2 mt-1">{text}</p>
              {sample && (
                <figure className="py-0.5 gap-2 border-0 border-dashed border-line-strong grid justify-items-start mt-3 pr-0 pl-3.5 border-l-2">
                  <figcaption className="tag">{samples.label}</figcaption>
                  <p className="font-500 text-17 leading-normal font-display tracking-[-0.012em]">
                    {sample}
                  </p>
                </figure>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
