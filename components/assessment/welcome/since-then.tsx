import { ArrowRight } from 'lucide'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeReading } from '@/lib/disc/result/change'

interface SinceThenProps {
  before: AccountResult
  now: AccountResult
}

/** What changed since the result before this one, in a sentence, with both patterns. */
export function SinceThen({ before, now }: SinceThenProps) {
  return (
    <section
      className="px-8 py-7.5 rounded-lg border border-line bg-surface flex items-center flex-wrap justify-between gap-y-5 gap-x-10 narrow:px-5 narrow:py-6 [&_p]:max-w-[46rem] [&_p]:mt-1 [&>div:first-child]:[flex:1_1_20rem]"
      aria-labelledby="since-then"
    >
      <div>
        <h2 id="since-then" className="text-h4">
          Since <When at={before.completedAt} />
        </h2>
        <p className="text-ink-2">
          <span>{changeReading(before, now)}</span>
        </p>
      </div>
      <div className="gap-4 flex items-center flex-none">
        <Rose scores={before.scores} size={64} label="The pattern before" />
        <Icon of={ArrowRight} />
        <Rose scores={now.scores} size={64} label="The pattern now" />
      </div>
    </section>
  )
}
