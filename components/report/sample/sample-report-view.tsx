import { FileText } from 'lucide'
import { Rose } from '@/components/charts/rose/rose'
import { Phrases } from '@/components/report/points/phrases'
import { PointList } from '@/components/report/points/point-list'
import { WhatPulled } from '@/components/report/scores/what-pulled'
import { HowSure } from '@/components/results/notes/how-sure'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { ScoreCards } from '@/components/results/scores/score-cards'
import { ResultHero } from '@/components/results/style/result-hero'
import { PdfNote } from '@/components/ui/download/pdf-note'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import { sample } from '@/lib/copy/sample'
import { SAMPLE_ID } from '@/lib/disc/result/public-sample'
import type { Report } from '@/lib/disc/result/report'
import { routes } from '@/lib/routes'
import { DownloadSample } from './download-sample'
import { SamplePlan } from './sample-plan'
import styles from './sample-report-view.module.css'
import { SampleTag } from './sample-tag'

/** The public extract of a complete report: these four parts in full, the others by their headings alone. */
export function SampleReportView({ report }: { report: Report }) {
  const { explanation, detail, plan, code, name, nickname, preview, named, scores, scoreLines } =
    report
  return (
    <>
      <ResultHero
        result={{ resultId: SAMPLE_ID, named, settling: null }}
        style={{ code, name, nickname, summary: preview.summary }}
        isOwn={false}
        picture={<Rose scores={scores} size={400} padding={6} rings textured letters />}
        caption={<SampleTag />}
      >
        <DownloadSample />
        <Link className="btn outline" href={routes.guestAssessment}>
          {sample.take}
        </Link>
        <PdfNote />
      </ResultHero>
      <div className={styles.column}>
        <div className={`stack gap-l ${styles.scores}`}>
          <ScoreCards lines={scoreLines} label="The sample’s four scores" />
          <HowSure named={named}>
            <NumberTable lines={scoreLines} />
          </HowSure>
        </div>
        {explanation && (
          <Part id="pulls" title={explanation.title}>
            <WhatPulled pulls={explanation.pulls} />
          </Part>
        )}
        <Part id="strengths" title={sample.strengths}>
          <PointList points={report.strengths} />
        </Part>
        <Part id="plan" title={sample.plan} lede={plan.lede}>
          <SamplePlan goals={plan.goals} />
        </Part>
        <Part id="phrases" title={sample.phrases}>
          <Phrases phrases={detail.phrases} />
        </Part>
        <section className={styles.part} aria-labelledby="rest">
          <h2 id="rest" className={`d2 ${styles.title}`}>
            {sample.rest.title}
          </h2>
          <p className={`lede ${styles.lede}`}>{sample.rest.lede}</p>
          <ul className={`narrow-stack grid ${styles.rest}`}>
            {sample.rest.parts.map(({ title, text }) => (
              <li className="grid gap-m" key={title}>
                <Icon className="icon faint" of={FileText} />
                <div>
                  <h3 className="h4">{title}</h3>
                  <p className="sm mut">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section
          className={`grid middle dark radius-lg narrow-stack ${styles.end}`}
          aria-labelledby="own"
        >
          <div>
            <h2 id="own" className="d3">
              {sample.end.title}
            </h2>
            <p className="on-dark">{sample.end.text}</p>
          </div>
          <Link className="btn lg inverse" href={routes.guestAssessment}>
            {sample.take}
          </Link>
        </section>
      </div>
      <Toaster />
    </>
  )
}

interface PartProps {
  id: string
  title: string
  lede?: string
  children: React.ReactNode
}

function Part({ id, title, lede, children }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={`row wraps ${styles.head}`}>
        <h2 id={id} className="anywhere d2">
          {title}
        </h2>
        <SampleTag />
      </div>
      {lede && <p className={`lede ${styles.lede}`}>{lede}</p>}
      {children}
    </section>
  )
}
