import Link from 'next/link'
import { formatCents } from '@/lib/pricing'
import { routes } from '@/lib/routes'

interface PassLineProps {
  /** What the pass costs now. */
  cents: number
  className?: string
}

/** Beside the price of one report: the pass that opens them all. */
export function PassLine({ cents, className = 'sm mut' }: PassLineProps) {
  return (
    <p className={className}>
      Or <Link href={routes.payment}>get the pass</Link>: every complete report in your account,{' '}
      {cents === 0 ? 'now' : 'for'} {formatCents(cents)}.
    </p>
  )
}
