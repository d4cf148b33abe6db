import { When } from '@/components/ui/when'
import { FIRST_PUBLISHED, POLICY_DATES } from '@/lib/copy/policy-dates'
import { runBy } from '@/lib/operator'
import type { PolicyKey } from '@/lib/routes'

/** Since when a policy holds, and whose it is. */
export function PolicyDates({ policy }: { policy: PolicyKey }) {
  return (
    <p className="text-ink-2 text-sm">
      First published {FIRST_PUBLISHED} · Last changed <When at={POLICY_DATES[policy].changed} />
      <br />
      <span>{runBy() || 'Whoever runs this copy hasn’t added a name yet.'}</span>
    </p>
  )
}
