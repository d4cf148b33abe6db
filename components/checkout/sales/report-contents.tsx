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
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
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
  const { label, ...samples } = useWords('checkout.samples')
  const lines: Partial<Record<ReportPart, string>> = samples.lines
  return (
    <ul className="border-line border-t">
      {REPORT_PART_KEYS.map((part) => {
        const { title, text } = REPORT_PARTS[part]
        const sample = lines[part]
        return (
          <li
            className="grid grid-cols-[44px_minmax(0,1fr)] gap-5 narrow:gap-4 border-line border-b px-0 py-6 last:border-b-0 last:pb-0"
            key={part}
          >
            <span className="grid size-11 place-items-center rounded-circle bg-sunken">
              <Icon of={ICONS[part]} />
            </span>
            <div>
              <h3 className="text-h4">{title}</h3>
              <p className="mt-1 text-ink-2">{text}</p>
              {sample && (
                <figure className="mt-3 grid justify-items-start gap-2 border-0 border-line-strong border-l-2 border-dashed py-0.5 pr-0 pl-3.5">
                  <figcaption className="tag">{label}</figcaption>
                  <p className="font-500 font-display text-17 leading-normal tracking-[-0.012em]">
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
