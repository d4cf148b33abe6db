import Link from 'next/link'
import { Info } from '@/components/ui/signs'
import { messages } from '@/lib/messages'
import { routes, withRedirect } from '@/lib/routes'
import { LaunchListLink } from './launch-list-link'
import styles from './preview-line.module.css'

const { notOpen, today, ways, join } = messages.previewMode

/** Who reads it: somebody without an account, about to open one, signed in, or about to take the pass. */
type Reader = keyof typeof today

/** The free way to a complete report, for who has one to go. */
const WAYS: Partial<Record<Reader, { href: string; label: string }>> = {
  guest: { href: withRedirect(routes.register, routes.payment), label: ways.guest },
  person: { href: routes.payment, label: ways.person },
}

interface PreviewLineProps {
  reader: Reader
  /** Where the button below does not offer the launch list itself. */
  canWait?: boolean
  className?: string
}

/** Inside every price block while payments are not open, above its button: that they are not, and what is true today. */
export function PreviewLine({ reader, canWait = false, className = '' }: PreviewLineProps) {
  const way = WAYS[reader]
  return (
    <div className={`${styles.line} ${className}`}>
      <Info className="icon" aria-hidden="true" />
      <div>
        <p>
          <b>{notOpen}</b> {today[reader]}
        </p>
        {(way || canWait) && (
          <p className={styles.ways}>
            {way && (
              <Link className="link" href={way.href} prefetch={false}>
                {way.label}
              </Link>
            )}
            {canWait && <LaunchListLink>{join}</LaunchListLink>}
          </p>
        )}
      </div>
    </div>
  )
}
