import { Link } from '@/components/ui/link'
import { formatCents, PASS_LIST_CENTS } from '@/lib/pricing'
import { routes } from '@/lib/routes'

/** Beside the price of one report, while payments are open: the pass that opens them all. */
export function PassLine({ className = 'text-sm text-ink-2' }: { className?: string }) {
  return (
    <p className={className}>
      Or <Link href={routes.payment}>get the pass</Link>
      <span>{`: every complete report in your account, for ${formatCents(PASS_LIST_CENTS)}.`}</span>
    </p>
  )
}
