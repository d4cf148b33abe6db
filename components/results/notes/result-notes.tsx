import { ListChecks, Timer } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { ResultName } from '@/lib/disc/result/result-name'
import styles from './result-notes.module.css'

interface ResultNotesProps {
  named: ResultName
  /** Where the assessment is taken again; nowhere for somebody else's result. */
  again: string | null
}

/** What goes with a style wherever it stands large: why it is read first, and what the result rests on. */
export function ResultNotes({ named: { readFirst, care, counted }, again }: ResultNotesProps) {
  const link = again && (
    <Link className={`unprinted ink semibold ${styles.again}`} href={again}>
      Take it again
    </Link>
  )
  return (
    <>
      {readFirst && (
        <p className={`mut ${styles.why}`}>
          <span>{readFirst.why}</span> <b className="ink">{readFirst.next}</b>
        </p>
      )}
      {(care || counted) && (
        <div className={`grid gap-s ${styles.notes}`}>
          {care && (
            <p className="grid mut sm">
              <Icon of={Timer} />
              <span>
                <span>{`${care.reason}:`}</span> <b className="ink">{`${care.verdict}.`}</b> {link}
              </span>
            </p>
          )}
          {counted && (
            <p className="grid mut sm">
              <Icon of={ListChecks} />
              <span>
                <b className="ink">{`${counted.text}.`}</b>{' '}
                <span>
                  {counted.isLowConfidence
                    ? 'That’s too few for a clear picture, so confidence is low. '
                    : counted.isPart && 'The others were suggestions that you didn’t touch. '}
                </span>
                {counted.isLowConfidence && !care && link}
              </span>
            </p>
          )}
        </div>
      )}
    </>
  )
}
