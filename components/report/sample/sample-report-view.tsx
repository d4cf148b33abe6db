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
        <div className="mb-[clamp(52px,7vw,72px)] grid grid-cols-1 gap-5">
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
          <h2 id="rest" className="mb-3 text-d2">
            {sample.rest.title}
          </h2>
          <p className="mb-5.5 max-w-[38rem] text-ink-2 text-lede">{sample.rest.lede}</p>
          <ul className="grid grid-cols-[1fr_1fr] narrow:grid-cols-1! gap-x-12 gap-y-0">
            {sample.rest.parts.map(({ title, text }) => (
              <li
                className="grid grid-cols-[28px_minmax(0,1fr)] gap-4 border-0 border-line-strong border-t border-dashed py-4"
                key={title}
              >
                <Icon className="icon mt-0.5 text-ink-3" of={FileText} />
                <div>
                  <h3 className="text-h4">{title}</h3>
                  <p className="text-ink-2 text-sm">{text}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
        <section
          className="mb-18 grid grid-cols-[minmax(0,1fr)_auto] narrow:grid-cols-1! items-center gap-x-10 gap-y-5 rounded-lg bg-inverse px-[clamp(24px,4.7vw,48px)] py-[clamp(32px,4.3vw,44px)] text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]"
          aria-labelledby="own"
        >
          <div>
            <h2 id="own" className="text-d3">
              {sample.end.title}
            </h2>
            <p className="mt-2 max-w-[34rem] text-on-inverse-2">{sample.end.text}</p>
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
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <h2 id={id} className="wrap-anywhere text-d2">
          {title}
        </h2>
        <SampleTag />
      </div>
      {lede && <p className="mb-5.5 max-w-[38rem] text-ink-2 text-lede">{lede}</p>}
      {children}
    </section>
  )
}

/** Three goals to read. In a report of one's own they can be ticked and dated. */
function SamplePlan({ goals }: { goals: readonly Goal[] }) {
  return (
    <ol className="grid grid-cols-3 narrow:grid-cols-1! gap-4">
      {goals.map(({ number, goal, metric, deadline, firstStep }) => (
        <li key={number} className="rounded-[20px] border border-line bg-surface px-6 pt-6 pb-5.5">
          <p className="mb-3.5 font-640 font-display text-17 leading-tight">{deadline}</p>
          <h3 className="text-h4">{goal}</h3>
          <dl className="mt-3 grid gap-3 text-sm">
            <div>
              <dt className="font-600 text-14 text-ink-3">How you will know</dt>
              <dd>{metric}</dd>
            </div>
            <div>
              <dt className="font-600 text-14 text-ink-3">First step</dt>
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
      className={`inline-flex flex-none items-center rounded-[8px] border-[1.5px] border-line-strong border-dashed bg-canvas px-2.5 py-0.5 font-650 text-14 text-ink-2 ${className}`}
    >
      {sample.tag}
    </span>
  )
}
