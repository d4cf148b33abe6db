import { Rose } from '@/components/charts/rose/rose'
import { ResultHero } from '@/components/results/style/result-hero'
import type { ResultPreview } from '@/lib/disc/result/preview'
import type { Report } from '@/lib/disc/result/report'

interface ReportHeroProps extends Pick<ResultPreview, 'resultId' | 'settling'> {
  report: Report
  /** The ways to keep it. */
  children: React.ReactNode
}

/** Who the reader is, in a name, a sentence and a picture. */
export function ReportHero({ report, resultId, settling, children }: ReportHeroProps) {
  const { code, name, nickname, named, preview, scores } = report
  return (
    <ResultHero
      result={{ resultId, named, settling }}
      style={{ code, name, nickname, summary: preview.summary }}
      isOwn
      picture={<Rose scores={scores} size={400} padding={6} rings textured letters reveal />}
    >
      {children}
    </ResultHero>
  )
}
