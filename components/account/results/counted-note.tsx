import { TriangleAlert } from 'lucide-react'
import Link from 'next/link'
import { countedNote } from '@/lib/disc/model/confidence'
import type { AccountResult } from '@/lib/disc/result/account-result'
import { routes } from '@/lib/routes'
import styles from './counted-note.module.css'

/** Says how many answers the scores rest on, when it was not all of them. */
export function CountedNote({ result }: { result: Pick<AccountResult, 'counted' | 'total'> }) {
  const note = countedNote(result.counted, result.total)
  if (!note) return null
  return (
    <p className={styles.note}>
      {note.isLowConfidence && <TriangleAlert className="icon" aria-hidden="true" />}
      <span>
        {note.text}.{' '}
        {note.isLowConfidence
          ? 'That is too few for a clear picture, so confidence is low. '
          : 'The others were suggestions that you left as they were.'}
        {note.isLowConfidence && (
          <Link className="link" href={routes.assessment}>
            Take it again
          </Link>
        )}
      </span>
    </p>
  )
}
