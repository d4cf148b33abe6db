import Link from 'next/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { formatShort, REPORT_CENTS } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'

interface ReportLinkProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  /** Adds the price, where it does not stand beside the button. */
  priced?: boolean
  className?: string
}

/** The one way on from a preview: to the sales page, or to the report once it is paid for. */
export function ReportLink({ preview, priced = false, className = 'btn' }: ReportLinkProps) {
  const { resultId, unlocked } = preview
  return (
    <Link
      className={className}
      href={forResult(unlocked ? routes.report : routes.reportSales, resultId)}
    >
      {unlocked ? 'Read your complete report' : 'Get Full Report'}
      {!unlocked && priced && ` · ${formatShort(REPORT_CENTS)}`}
    </Link>
  )
}
