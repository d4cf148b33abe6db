import { Link } from '@/components/ui/link'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'

type Tied = Pick<ResultPreview, 'resultId' | 'settling' | 'named'>

/** Two letters share the lead, and further questions may tell them apart: that comes before everything else. */
export function isTied({ settling, named }: Tied): boolean {
  return settling !== null && named.doubt.kind === 'shared'
}

/** The way to them, as the first thing to do; nothing where no letters share the lead. */
export function SettleLink({ preview }: { preview: Tied }) {
  if (!isTied(preview)) return null
  return (
    <Link className="btn lg" href={forResult(routes.settleTie, preview.resultId)}>
      Settle the tie
    </Link>
  )
}
