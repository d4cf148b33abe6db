import { Info } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { messages } from '@/lib/messages'
import { forResult, routes, withRedirect } from '@/lib/routes'
import { LaunchListLink } from './launch-list/launch-list-link'
import { OpenFree } from './open-free'
import styles from './preview-line.module.css'

const { notOpen, today, ways, join } = messages.previewMode

/** Who reads it: somebody without an account, about to open one, signed in, or about to take the pass. */
type Reader = keyof typeof today

interface PreviewLineProps {
  reader: Reader
  /** Whose report the free way opens, where one is in question. */
  resultId?: string
  /** Where the button below does not offer the launch list itself. */
  canWait?: boolean
  className?: string
}

/** Inside every price block while payments are not open, above its button: that they are not, and what is true today. */
export function PreviewLine({
  reader,
  resultId,
  canWait = false,
  className = '',
}: PreviewLineProps) {
  const way = wayOf(reader, resultId)
  return (
    <div className={`grid gap-s sm tight ${styles.line} ${className}`}>
      <Icon of={Info} />
      <div>
        <p>
          <b>{notOpen}</b> <span>{today[reader]}</span>
        </p>
        {(way || canWait) && (
          <div className={`flex wraps ${styles.ways}`}>
            {way}
            {canWait && <LaunchListLink>{join}</LaunchListLink>}
          </div>
        )}
      </div>
    </div>
  )
}

/** The free way into the complete report in question: one button, after an account if there is none. */
function wayOf(reader: Reader, resultId: string | undefined) {
  if (!resultId) return null
  if (reader === 'person') return <OpenFree resultId={resultId} />
  if (reader !== 'guest') return null
  return (
    <Link
      className="link"
      href={withRedirect(routes.register, forResult(routes.payment, resultId))}
    >
      {ways.guest}
    </Link>
  )
}
