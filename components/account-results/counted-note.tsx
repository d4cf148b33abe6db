import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import type { AccountResult } from '@/lib/disc/account-result'
import { countedNote } from '@/lib/disc/confidence'
import { routes } from '@/lib/routes'
import styles from './counted-note.module.css'

/** Says how many answers the scores rest on, when it was not all of them. */
export function CountedNote({ result }: { result: Pick<AccountResult, 'counted' | 'total'> }) {
  const note = countedNote(result.counted, result.total)
  if (!note) return null
  return (
    <p className={styles.note}>
      {note.isLow && <TriangleAlert className="icon" aria-hidden="true" />}
      <span>
        {note.text}{' '}
        {note.isLow && (
          <Link className="link" href={routes.assessment}>
            Take it again
          </Link>
        )}
      </span>
    </p>
  )
}
