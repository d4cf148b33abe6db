import Link from 'next/link'
import { DURATION } from '@/lib/copy/landing'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { routes } from '@/lib/routes'
import { CoreTraits } from './core-traits'
import { KeyTraits } from './key-traits'
import { LockedScores } from './locked-scores'
import { PreviewHero } from './preview-hero'
import body from './result-body.module.css'
import styles from './sample-preview.module.css'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The public sample, at the level of the preview: what a result looks like, said to be nobody's. */
export function SamplePreview({ preview }: { preview: ResultPreview }) {
  const takeIt = (
    <Link className="btn lg" href={routes.guestAssessment}>
      Take the free assessment
    </Link>
  )
  return (
    <>
      <PreviewHero
        preview={preview}
        eyebrow={
          <p className={styles.eyebrow}>
            <span className={styles.label}>Sample result</span>
            <span>
              Completed on{' '}
              <time dateTime={preview.completedAt.toISOString()}>
                {DATE.format(preview.completedAt)}
              </time>
            </span>
          </p>
        }
      >
        {takeIt}
      </PreviewHero>
      <div className={`wrap ${body.body} ${styles.body}`}>
        <div>
          <CoreTraits preview={preview} />
          <LockedScores preview={preview} title="Four scores, in bands">
            A free result shows the band of each score. The exact number out of 100 comes with a
            free account.
          </LockedScores>
          <KeyTraits preview={preview} />
          <section className={styles.own} aria-labelledby="own-result">
            <h2 id="own-result" className="d3">
              This one is made up. Yours takes {DURATION}.
            </h2>
            <p className="mut">
              28 questions, no account, and your own page like this one at the end.
            </p>
            {takeIt}
          </section>
        </div>
      </div>
    </>
  )
}
