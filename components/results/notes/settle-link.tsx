import { CirclePlus } from 'lucide'
import { useWords } from '#words'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { isOpenLead } from '@/lib/disc/result/doubt'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { forResult, routes } from '@/lib/routes'

/** Where the lead is open: the way to further questions, as one quiet line. */
export function SettleLink({
  result: { resultId, settling, named },
}: {
  result: Pick<ResultPreview, 'resultId' | 'settling' | 'named'>
}) {
  const words = useWords('results.sure')
  if (!settling || !isOpenLead(named.doubt)) return null
  return (
    <Link
      className="link print:hidden! mt-1.5 min-h-11"
      href={forResult(routes.settleTie, resultId)}
    >
      <Icon of={CirclePlus} />
      <span>{words.more}</span>
    </Link>
  )
}
