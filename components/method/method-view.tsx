import { ChevronDown } from 'lucide'
import { ScoreRing } from '@/components/charts/ring/score-ring'
import { Section, SectionHead } from '@/components/marketing/section'
import { AssessmentBand } from '@/components/types/assessment-band'
import { Icon } from '@/components/ui/icon'
import { closing, hero, limits, steps, study, sureness, unknown, worlds } from '@/lib/copy/method'
import { STUDY_RESULTS } from '@/lib/copy/study/results'
import { KIND_NAMES } from '@/lib/copy/study/table'
import { overview } from '@/lib/copy/types/overview'
import { AimsTable } from './aims-table'
import { CalibrationChart } from './calibration-chart'
import { CalibrationTable } from './calibration-table'
import styles from './method-view.module.css'
import { StudyTable } from './study-table'
import { WorldsChart } from './worlds-chart'

/** A score as results show it. */
const EXAMPLE = { letter: 'S', score: 77, range: { low: 55, high: 92 } } as const

const { calibration } = STUDY_RESULTS.forms.shipped

/** How scores come about, how well that works, and where knowledge ends. */
export function MethodView() {
  return (
    <article>
      <header className="container grid grid-cols-[minmax(0,1fr)_280px] narrow:grid-cols-1! items-center gap-[clamp(40px,6.2vw,64px)] pt-[clamp(22px,4.7vw,48px)] pb-[clamp(56px,8.1vw,84px)]">
        <div>
          <h1 className="mb-[clamp(20px,2.7vw,28px)] max-w-[9em] font-display text-d1">
            {hero.title}
          </h1>
          <p className="max-w-[38rem] text-ink-2 text-lede">{hero.lede}</p>
        </div>
        <figure className="text-center [&_figcaption]:mt-4">
          <ScoreRing
            {...EXAMPLE}
            className="mx-auto h-auto narrow:w-[min(200px,100%)] w-[min(260px,100%)]"
          />
          <figcaption className="text-ink-2 text-sm">{hero.example}</figcaption>
        </figure>
      </header>
      <Section id="scoring" raised>
        <h2 id="scoring-title" className="mb-[clamp(30px,4.3vw,44px)] max-w-[16em] text-d2">
          {steps.title}
        </h2>
        <Points items={steps.items} numbered />
      </Section>
      <Section id="sureness">
        <SectionHead of="sureness" title={sureness.title} lede={sureness.lede} />
        <figure className="mb-[clamp(52px,7vw,72px)] grid grid-cols-2 medium:grid-cols-1! items-center gap-[clamp(36px,6.2vw,64px)]">
          <CalibrationChart bins={calibration} />
          <figcaption>
            <p className="mx-0 my-5 max-w-[34rem] text-ink-2 text-sm">{sureness.caption}</p>
            <More title={sureness.numbers}>
              <CalibrationTable bins={calibration} />
            </More>
          </figcaption>
        </figure>
        <Points items={sureness.points} />
      </Section>
      <Section id="worlds">
        <SectionHead of="worlds" title={worlds.title} lede={worlds.lede} />
        <More title={worlds.fold}>
          <figure className="mb-9 max-w-[46rem]">
            <WorldsChart kinds={STUDY_RESULTS.kinds} />
            <figcaption className="mx-0 my-5 max-w-[34rem] text-ink-2 text-sm">
              {worlds.caption}
            </figcaption>
          </figure>
          <dl className="mb-11 grid grid-cols-2 narrow:grid-cols-1! gap-x-[clamp(28px,4vw,48px)] gap-y-3.5 text-sm">
            {STUDY_RESULTS.kinds.map(({ kind }) => (
              <div key={kind}>
                <dt className="font-600">{KIND_NAMES[kind].name}</dt>
                <dd className="text-ink-2">{worlds.means[kind]}</dd>
              </div>
            ))}
          </dl>
          <Points items={worlds.points} />
        </More>
      </Section>
      <Section id="study" raised>
        <SectionHead of="study" title={study.title} lede={study.reading} />
        <More title={study.figures.title}>
          <p className="mb-9 max-w-[44rem]">{study.lede}</p>
          <StudyTable results={STUDY_RESULTS} />
          <AimsTable results={STUDY_RESULTS} />
        </More>
      </Section>
      <Section id="unknown">
        <h2 id="unknown-title" className="mb-[clamp(30px,4.3vw,44px)] max-w-[16em] text-d2">
          {unknown.title}
        </h2>
        <Points items={unknown.items} />
      </Section>
      <Section id="limits" raised>
        <h2 id="limits-title" className="mb-[clamp(30px,4.3vw,44px)] max-w-[16em] text-d2">
          {limits.title}
        </h2>
        <Points items={limits.items} />
      </Section>
      <AssessmentBand title={closing} text={overview.band} />
    </article>
  )
}

/** What only some readers want to know: closed until it is asked for. */
function More({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <details className="group rounded-panel border border-line bg-surface [&>div]:px-[clamp(16px,1.8vw,20px)] [&>div]:pt-3 [&>div]:pb-7 [&>summary]:min-h-15 [&>summary]:cursor-pointer [&>summary]:gap-3.5 [&>summary]:rounded-panel [&>summary]:px-[clamp(16px,1.8vw,20px)] [&>summary]:py-2.5">
      <summary className="flex list-none items-center no-underline [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4">{title}</h3>
        <Icon
          of={ChevronDown}
          className="icon print:hidden! ml-auto group-open:[transform:rotate(180deg)]"
        />
      </summary>
      <div>{children}</div>
    </details>
  )
}

interface PointsProps {
  items: readonly { title: string; text: string }[]
  /** They follow from each other. */
  numbered?: boolean
}

/** Titles with a few sentences each, side by side where there is room. */
function Points({ items, numbered = false }: PointsProps) {
  const List = numbered ? 'ol' : 'ul'
  return (
    <List
      className={`grid grid-cols-2 narrow:grid-cols-1! ${styles.points}`}
      data-count={items.length}
    >
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && (
            <span
              className="mb-3 block font-600 font-display text-17 text-ink-3 leading-none"
              aria-hidden="true"
            >
              {index + 1}
            </span>
          )}
          <h3 className="mb-2.5 text-h3">{title}</h3>
          <p className="max-w-[34rem] text-ink-2">{text}</p>
        </li>
      ))}
    </List>
  )
}
