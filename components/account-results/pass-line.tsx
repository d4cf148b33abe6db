import Link from 'next/link'
import { formatCents, PASS_PREVIEW_CENTS } from '@/lib/pricing'
import { routes } from '@/lib/routes'

/** Beside the price of one report: the pass that opens them all. */
export function PassLine({ className = 'sm mut' }: { className?: string }) {
  return (
    <p className={className}>
      Or <Link href={routes.payment}>get the pass</Link>: every complete report in your account, now{' '}
      {formatCents(PASS_PREVIEW_CENTS)}.
    </p>
  )
}
