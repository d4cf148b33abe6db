import { Link } from '@/components/ui/link'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { formatCents, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'

interface UnlockLinkProps {
  result: Pick<AccountResult, 'resultId' | 'unlocked'>
  /** Replaces the usual words where the room is narrow. */
  label?: string
  className?: string
}

/** The way to the complete report: to the sales page, or into it once it is paid for. */
export function UnlockLink({
  result: { resultId, unlocked },
  label,
  className = 'btn',
}: UnlockLinkProps) {
  return (
    <Link
      className={className}
      href={forResult(unlocked ? routes.report : routes.reportSales, resultId)}
    >
      {unlocked
        ? 'Read your complete report'
        : (label ?? `Unlock Complete Report - ${formatCents(REPORT_CENTS)}`)}
    </Link>
  )
}
