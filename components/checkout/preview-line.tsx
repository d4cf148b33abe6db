import { Info } from 'lucide-react'
import Link from 'next/link'
import { messages } from '@/lib/messages'
import { forResult, routes, withRedirect } from '@/lib/routes'
import { LaunchListLink } from './launch-list-link'
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
    <div className={`${styles.line} ${className}`}>
      <Info className="icon" aria-hidden="true" />
      <div>
        <p>
          <b>{notOpen}</b> {today[reader]}
        </p>
        {(way || canWait) && (
          <div className={styles.ways}>
            {way}
            {canWait && <LaunchListLink>{join}</LaunchListLink>}
          </div>
        )}
      </div>
    </div>
  )
}

/** The free way to a complete report, for who has one to go: into it with one button, by an account if need be. */
function wayOf(reader: Reader, resultId: string | undefined) {
  const pass = resultId ? forResult(routes.payment, resultId) : routes.payment
  if (reader === 'guest') {
    return (
      <Link className="link" href={withRedirect(routes.register, pass)} prefetch={false}>
        {ways.guest}
      </Link>
    )
  }
  if (reader !== 'person') return null
  if (resultId) return <OpenFree resultId={resultId} />
  return (
    <Link className="link" href={pass} prefetch={false}>
      {ways.person}
    </Link>
  )
}
