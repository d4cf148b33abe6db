import { useWords } from '#words'
import { Link } from '@/components/ui/link'
import { freeReportPath } from '@/lib/routes'
import { OpenFree } from './open-free'

interface FreeWayProps {
  resultId: string
  isSignedIn: boolean
}

/** While payments are not open: the one step that opens the report of this result, with the account if there is none. */
export function FreeWay({ resultId, isSignedIn }: FreeWayProps) {
  const words = useWords('results.freeWay')
  return (
    <div className="grid narrow:w-full! gap-2">
      {isSignedIn ? (
        <OpenFree resultId={resultId} />
      ) : (
        <Link className="btn btn-large w-full" href={freeReportPath(resultId)}>
          {words.open}
        </Link>
      )}
      <p className="text-sm">{isSignedIn ? words.person : words.guest}</p>
    </div>
  )
}
