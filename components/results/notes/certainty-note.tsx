import { Link } from '@/components/ui/link'
import type { CertaintyReading } from '@/lib/disc/result/certainty-text'
import { readingText } from '@/lib/disc/result/certainty-text'
import type { ResultName } from '@/lib/disc/result/result-name'
import { routes, typePath } from '@/lib/routes'
import styles from './certainty-note.module.css'

interface CertaintyNoteProps {
  /** Null for results that do not say how sure they are. */
  reading: CertaintyReading | null
  named: ResultName
}

/** The numbers behind the sentence of doubt; where the lead is open, where to read about both letters. */
export function CertaintyNote({ reading, named: { doubt, readFirst } }: CertaintyNoteProps) {
  if (!reading) return null
  const { first, second } = doubt
  return (
    <p className={`mut ${styles.note}`}>
      <span>{readingText(reading)}</span>{' '}
      {readFirst && (
        <span className="unprinted">
          Both letters have a page of their own:{' '}
          <Link className="ink semibold" href={typePath(first)}>
            {first}
          </Link>{' '}
          and{' '}
          <Link className="ink semibold" href={typePath(second)}>
            {second}
          </Link>
          .{' '}
        </span>
      )}
      <Link className="ink semibold unprinted" href={routes.method}>
        How we know
      </Link>
    </p>
  )
}
