import { useSay, useWords } from '#words'
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
  const words = useWords('results.preview')
  const say = useSay()
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
          label={say(words.pattern, { bands: bandsLabel(bands) })}
        />
      }
      caption={words.drawn}
    >
      {children}
    </ResultHero>
  )
}
