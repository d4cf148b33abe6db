import { bandsLabel } from '@/components/charts/chart-labels'
import { BandRose } from '@/components/charts/rose/band-rose'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { routes } from '@/lib/routes'
import { StyleHero } from '../style/style-hero'
import styles from './preview-hero.module.css'

interface PreviewHeroProps {
  preview: ResultPreview
  /** Stands above the marks, for example that this is a sample. */
  eyebrow?: React.ReactNode
  children: React.ReactNode
}

/** The top of a result: who this is, and the bands as a picture. */
export function PreviewHero({ preview, eyebrow, children }: PreviewHeroProps) {
  const { style, named, bands, isSample, unlocked } = preview
  const your = isSample ? 'The' : 'Your'
  const exact = unlocked ? ' Exact scores are in your report.' : ''
  return (
    <StyleHero
      className={styles.hero}
      style={style}
      eyebrow={eyebrow}
      named={named}
      again={isSample ? null : routes.guestAssessment}
      actions={<div className={`flex wraps start ${styles.actions}`}>{children}</div>}
      picture={
        <BandRose
          bands={bands}
          size={430}
          reveal
          label={`${your} pattern by band. ${bandsLabel(bands)}. ${named.doubt.text}.${exact}`}
        />
      }
      caption={`Drawn in bands: low, medium, high.${exact}`}
    />
  )
}
