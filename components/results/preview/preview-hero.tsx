import { bandsLabel } from '@/components/charts/chart-labels'
import { BandRose } from '@/components/charts/rose/band-rose'
import type { ResultPreview } from '@/lib/disc/result/preview'
import { ResultHero } from '../style/result-hero'

interface PreviewHeroProps {
  preview: ResultPreview
  isOwn: boolean
  children: React.ReactNode
}

/** The top of a guest's result, with the bands as its picture. */
export function PreviewHero({ preview, isOwn, children }: PreviewHeroProps) {
  const { style, bands } = preview
  return (
    <ResultHero
      result={preview}
      style={style}
      isOwn={isOwn}
      picture={
        <BandRose
          bands={bands}
          size={400}
          reveal
          label={`Your pattern by band. ${bandsLabel(bands)}.`}
        />
      }
      caption="Drawn in bands: low, medium, high."
    >
      {children}
    </ResultHero>
  )
}
