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
      <header className="container gap-[clamp(40px,6.2vw,64px)] grid items-center grid-cols-[minmax(0,1fr)_280px] pt-[clamp(22px,4.7vw,48px)] pb-[clamp(56px,8.1vw,84px)] narrow:grid-cols-1!">
        <div>
          <h1 className="text-d1 font-display max-w-[9em] mb-[clamp(20px,2.7vw,28px)]">
            {hero.title}
          </h1>
          <p className="text-lede text-ink-2 max-w-[38rem]">{hero.lede}</p>
        </div>
        <figure className="text-center [&_figcaption]:mt-4">
          <ScoreRing
            {...EXAMPLE}
            className="mx-auto w-[min(260px,100%)] h-auto narrow:w-[min(200px,100%)]"
          />
          <figcaption className="text-sm text-ink-2">{hero.example}</figcaption>
        </figure>
      </header>
      <Section id="scoring" raised>
        <h2 id="scoring-title" className="text-d2 max-w-[16em] mb-[clamp(30px,4.3vw,44px)]">
          {steps.title}
        </h2>
        <Points items={steps.items} numbered />
      </Section>
      <Section id="sureness">
        <SectionHead of="sureness" title={sureness.title} lede={sureness.lede} />
        <figure className="gap-[clamp(36px,6.2vw,64px)] grid items-center grid-cols-2 mb-[clamp(52px,7vw,72px)] medium:grid-cols-1!">
          <CalibrationChart bins={calibration} />
          <figcaption>
            <p className="text-sm mx-0 my-5 text-ink-2 max-w-[34rem]">{sureness.caption}</p>
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
          <figure className="max-w-[46rem] mb-9">
            <WorldsChart kinds={STUDY_RESULTS.kinds} />
            <figcaption className="text-sm mx-0 my-5 text-ink-2 max-w-[34rem]">
              {worlds.caption}
            </figcaption>
          </figure>
          <dl className="text-sm grid grid-cols-2 gap-y-3.5 gap-x-[clamp(28px,4vw,48px)] mb-11 narrow:grid-cols-1!">
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
          <p className="max-w-[44rem] mb-9">{study.lede}</p>
          <StudyTable results={STUDY_RESULTS} />
          <AimsTable results={STUDY_RESULTS} />
        </More>
      </Section>
      <Section id="unknown">
        <h2 id="unknown-title" className="text-d2 max-w-[16em] mb-[clamp(30px,4.3vw,44px)]">
          {unknown.title}
        </h2>
        <Points items={unknown.items} />
      </Section>
      <Section id="limits" raised>
        <h2 id="limits-title" className="text-d2 max-w-[16em] mb-[clamp(30px,4.3vw,44px)]">
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
    <details className="group rounded-panel border border-line bg-surface [&>summary]:px-[clamp(16px,1.8vw,20px)] [&>summary]:py-2.5 [&>summary]:gap-3.5 [&>summary]:rounded-panel [&>summary]:min-h-15 [&>summary]:cursor-pointer [&>div]:px-[clamp(16px,1.8vw,20px)] [&>div]:pt-3 [&>div]:pb-7">
      <summary className="flex items-center list-none no-underline [&::-webkit-details-marker]:hidden">
        <h3 className="text-h4">{title}</h3>
        <Icon
          of={ChevronDown}
          className="icon ml-auto group-open:[transform:rotate(180deg)] print:hidden!"
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
              className="text-ink-3 block mb-3 font-600 text-17 leading-none font-display"
              aria-hidden="true"
            >
              {index + 1}
            </span>
          )}
          <h3 className="text-h3 mb-2.5">{title}</h3>
          <p className="text-ink-2 max-w-[34rem]">{text}</p>
        </li>
      ))}
    </List>
  )
}
