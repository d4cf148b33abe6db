import { Link } from '@/components/ui/link'
import { previewModeMessages } from '@/lib/messages/preview-mode'
import { freeReportPath } from '@/lib/routes'
import { OpenFree } from './open-free'

const { line, open } = previewModeMessages

interface FreeWayProps {
  resultId: string
  isSignedIn: boolean
}

/** While payments are not open: the one step that opens the report of this result, with the account if there is none. */
export function FreeWay({ resultId, isSignedIn }: FreeWayProps) {
  return (
    <div className="grid narrow:w-full! gap-2">
      {isSignedIn ? (
        <OpenFree resultId={resultId} />
      ) : (
        <Link className="btn btn-large w-full" href={freeReportPath(resultId)}>
          {open}
        </Link>
      )}
      <p className="text-sm">{isSignedIn ? line.person : line.guest}</p>
    </div>
  )
}
