import Link from 'next/link'
import type { CertaintyReading } from '@/lib/disc/result/certainty-text'
import { routes, typePath } from '@/lib/routes'
import styles from './certainty-note.module.css'

interface CertaintyNoteProps {
  /** Null for results that do not say how sure they are. */
  reading: CertaintyReading | null
  /** The style that the texts of the page follow. */
  styleName: string
  /** Where two letters share the lead, its chances stand here and not above. */
  withChances?: boolean
}

/** Says how sure the primary letter is; where two share the lead, what to make of the texts that follow one. */
export function CertaintyNote({ reading, styleName, withChances = false }: CertaintyNoteProps) {
  if (!reading) return null
  const { shared, lead, chances } = reading
  return (
    <p className={styles.note}>
      {shared ? (
        <>
          {withChances && `${chances} ${reading.style} `}
          The texts here follow {styleName}.{' '}
          <span className={styles.link}>
            Both letters have a page of their own:{' '}
            <Link href={typePath(shared[0])}>{shared[0]}</Link> and{' '}
            <Link href={typePath(shared[1])}>{shared[1]}</Link>.
          </span>
        </>
      ) : (
        `${lead} ${chances}`
      )}{' '}
      <Link className={styles.link} href={routes.method}>
        How we know
      </Link>
    </p>
  )
}
