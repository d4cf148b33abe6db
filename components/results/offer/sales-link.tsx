import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'

interface ReportLinkProps {
  preview: Pick<ResultPreview, 'resultId' | 'unlocked'>
  className?: string
}

/** The one way on from a preview: to the sales page, or to the report once it is paid for. The price stands in the buy card. */
export function ReportLink({ preview, className = 'btn' }: ReportLinkProps) {
  const { resultId, unlocked } = preview
  const words = useWords('results.offer')
  return (
    <Link
      className={className}
      href={forResult(unlocked ? routes.report : routes.reportSales, resultId)}
    >
      {unlocked ? words.read : words.get}
    </Link>
  )
}
