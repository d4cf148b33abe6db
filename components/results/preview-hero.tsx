import { Lock, LockOpen } from 'lucide-react'
import { BandRose } from '@/components/charts/band-rose'
import { bandsLabel } from '@/components/charts/chart-labels'
import { StyleCodeMarks } from '@/components/charts/style-code-marks'
import type { ResultPreview } from '@/lib/disc/preview'
import { styleWords } from '@/lib/disc/styles'
import styles from './preview-hero.module.css'

const MAX_KEYWORDS = 4

interface PreviewHeroProps {
  preview: ResultPreview
  /** Stands above the marks, for example that this is a sample. */
  eyebrow?: React.ReactNode
  children: React.ReactNode
}

/** The top of a result: who this is, in words and as a picture, on the tint of the primary letter. */
export function PreviewHero({ preview, eyebrow, children }: PreviewHeroProps) {
  const { style, bands, primary, isSample, unlocked } = preview
  const LockIcon = unlocked ? LockOpen : Lock
  const whose = isSample ? 'The type is' : 'Your type is'
  return (
    <section className={`tone-${primary} ${styles.hero}`}>
      <div className={`wrap ${styles.row}`}>
        <div>
          {eyebrow}
          <div className={styles.code}>
            <StyleCodeMarks code={style.code} size={52} decorative />
            <p>
              {whose} <b>{style.code}</b>: {styleWords(style.code)}
            </p>
          </div>
          <h1 className={`d1 ${styles.name}`}>{style.name}</h1>
          <p className={styles.nickname}>“{style.nickname}”</p>
          <p className={`lede ${styles.summary}`}>{style.summary}</p>
          <ul className={styles.keywords} aria-label="Keywords">
            {style.keywords.slice(0, MAX_KEYWORDS).map((keyword) => (
              <li key={keyword} className="chip">
                {keyword}
              </li>
            ))}
          </ul>
          <div className={styles.actions}>{children}</div>
        </div>
        <figure className={styles.picture}>
          <BandRose
            bands={bands}
            size={430}
            reveal
            label={`${isSample ? 'The' : 'Your'} pattern by band. ${bandsLabel(bands)}`}
          />
          <figcaption>
            <LockIcon className={styles.lock} aria-hidden="true" />
            {unlocked
              ? 'Drawn in bands. Exact scores are in your report.'
              : 'Drawn in bands. Exact scores are locked.'}
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
