import { ArrowRight } from 'lucide'
import { Rose } from '@/components/charts/rose/rose'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { changeReading } from '@/lib/disc/result/change'
import styles from './since-then.module.css'

interface SinceThenProps {
  before: AccountResult
  now: AccountResult
}

/** What changed since the result before this one, in a sentence, with both patterns. */
export function SinceThen({ before, now }: SinceThenProps) {
  return (
    <section className={`card row wraps apart padded ${styles.card}`} aria-labelledby="since-then">
      <div>
        <h2 id="since-then" className="h4">
          Since <When at={before.completedAt} />
        </h2>
        <p className="mut">
          <span>{changeReading(before, now)}</span>
        </p>
      </div>
      <div className="row gap-m rigid">
        <Rose scores={before.scores} size={64} label="The pattern before" />
        <Icon of={ArrowRight} />
        <Rose scores={now.scores} size={64} label="The pattern now" />
      </div>
    </section>
  )
}
