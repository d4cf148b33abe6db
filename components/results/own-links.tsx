import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import { makePairPath } from '@/lib/routes'
import { DeleteResult } from './delete-result'

interface OwnLinksProps {
  resultId: string
  /** Else it belongs to this browser alone. */
  isInAccount: boolean
}

/** What only a result's owner may do, among the ways out at its end. */
export function OwnLinks({ resultId, isInAccount }: OwnLinksProps) {
  const words = useWords('results.ends')
  return (
    <>
      <Link className="link min-h-11" href={makePairPath(resultId)}>
        {words.compare}
      </Link>
      <DeleteResult resultId={resultId} isInAccount={isInAccount} />
    </>
  )
}
