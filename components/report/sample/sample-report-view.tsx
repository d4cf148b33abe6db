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
import type { Goal } from '@/lib/disc/result/action-plan'
import { SAMPLE_ID } from '@/lib/disc/result/public-sample'
import type { Report } from '@/lib/disc/result/report'
import { routes } from '@/lib/routes'
import { DownloadSample } from './download-sample'

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
        <Link className="btn btn-outline" href={routes.guestAssessment}>
          {sample.take}
        </Link>
        <PdfNote />
      </ResultHero>
      <div className="mx-auto w-[min(880px,100%_-_40px)] pt-[clamp(44px,6.2vw,64px)] pb-[clamp(8px,2vw,24px)]">
        <div className="gap-5 grid grid-cols-1 mb-[clamp(52px,7vw,72px)]">
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
        <section className="mb-[clamp(52px,7vw,72px)]" aria-labelledby="rest">
          <h2 id="rest" className="text-d2 mb-3">
            {sample.rest.title}
          </h2>
          <p className="text-lede text-ink-2 max-w-[38rem] mb-5.5">{sample.rest.lede}</p>
          <ul className="grid grid-cols-[1fr_1fr] gap-y-0 gap-x-12 narrow:grid-cols-1!">
            {sample.rest.parts.map(({ title, text }) => (
              <li
                className="py-4 gap-4 border-0 border-dashed border-line-strong grid grid-cols-[28px_minmax(0,1fr)] border-t"
                key={title}
              >
                <Icon className="icon text-ink-3 mt-0.5" of={FileText} />
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="text-sm text-ink-2">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section
          className="px-[clamp(24px,4.7vw,48px)] py-[clamp(32px,4.3vw,44px)] rounded-lg grid items-center bg-inverse text-on-inverse grid-cols-[minmax(0,1fr)_auto] gap-y-5 gap-x-10 mb-18 [&_:focus-visible]:[outline-color:var(--on-inverse)] narrow:grid-cols-1!"
          aria-labelledby="own"
        >
          <div>
            <h2 id="own" className="text-d3">
              {sample.end.title}
            </h2>
            <p className="text-on-inverse-2 max-w-[34rem] mt-2">{sample.end.text}</p>
          </div>
          <Link className="btn btn-large btn-inverse" href={routes.guestAssessment}>
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
    <section className="mb-[clamp(52px,7vw,72px)]" aria-labelledby={id}>
      <div className="flex items-center flex-wrap gap-y-2.5 gap-x-4 mb-4">
        <h2 id={id} className="text-d2 wrap-anywhere">
          {title}
        </h2>
        <SampleTag />
      </div>
      {lede && <p className="text-lede text-ink-2 max-w-[38rem] mb-5.5">{lede}</p>}
      {children}
    </section>
  )
}

/** Three goals to read. In a report of one's own they can be ticked and dated. */
function SamplePlan({ goals }: { goals: readonly Goal[] }) {
  return (
    <ol className="gap-4 grid grid-cols-3 narrow:grid-cols-1!">
      {goals.map(({ number, goal, metric, deadline, firstStep }) => (
        <li key={number} className="px-6 rounded-[20px] border border-line bg-surface pt-6 pb-5.5">
          <p className="mb-3.5 font-640 text-17 leading-tight font-display">{deadline}</p>
          <h3 className="text-h4">{goal}</h3>
          <dl className="text-sm gap-3 grid mt-3">
            <div>
              <dt className="text-ink-3 text-14 font-600">How you will know</dt>
              <dd>{metric}</dd>
            </div>
            <div>
              <dt className="text-ink-3 text-14 font-600">First step</dt>
              <dd>{firstStep}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ol>
  )
}

/** Stands beside each part, so that no cropped picture passes for someone's report. */
function SampleTag({ className = '' }: { className?: string }) {
  return (
    <span
      className={`px-2.5 py-0.5 rounded-[8px] border-dashed border-[1.5px] border-line-strong text-ink-2 items-center flex-none text-14 font-650 inline-flex bg-canvas ${className}`}
    >
      {sample.tag}
    </span>
  )
}
