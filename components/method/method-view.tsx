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
      <header className={`wrap grid middle narrow-stack ${styles.hero}`}>
        <div>
          <h1 className={`d1 ${styles.title}`}>{hero.title}</h1>
          <p className={`lede ${styles.lede}`}>{hero.lede}</p>
        </div>
        <figure className={`text-center ${styles.example}`}>
          <ScoreRing {...EXAMPLE} className={styles.ring} />
          <figcaption className="mut sm">{hero.example}</figcaption>
        </figure>
      </header>
      <Section id="scoring" raised>
        <h2 id="scoring-title" className={`d2 ${styles.alone}`}>
          {steps.title}
        </h2>
        <Points items={steps.items} numbered />
      </Section>
      <Section id="sureness">
        <SectionHead of="sureness" title={sureness.title} lede={sureness.lede} />
        <figure className={`grid middle medium-stack ${styles.calibration}`}>
          <CalibrationChart bins={calibration} />
          <figcaption>
            <p className={`sm mut ${styles.caption}`}>{sureness.caption}</p>
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
          <figure className={styles.worlds}>
            <WorldsChart kinds={STUDY_RESULTS.kinds} />
            <figcaption className={`sm mut ${styles.caption}`}>{worlds.caption}</figcaption>
          </figure>
          <dl className={`halves sm narrow-stack ${styles.means}`}>
            {STUDY_RESULTS.kinds.map(({ kind }) => (
              <div key={kind}>
                <dt className="semibold">{KIND_NAMES[kind].name}</dt>
                <dd className="mut">{worlds.means[kind]}</dd>
              </div>
            ))}
          </dl>
          <Points items={worlds.points} />
        </More>
      </Section>
      <Section id="study" raised>
        <SectionHead of="study" title={study.title} lede={study.reading} />
        <More title={study.figures.title}>
          <p className={styles.reading}>{study.lede}</p>
          <StudyTable results={STUDY_RESULTS} />
          <AimsTable results={STUDY_RESULTS} />
        </More>
      </Section>
      <Section id="unknown">
        <h2 id="unknown-title" className={`d2 ${styles.alone}`}>
          {unknown.title}
        </h2>
        <Points items={unknown.items} />
      </Section>
      <Section id="limits" raised>
        <h2 id="limits-title" className={`d2 ${styles.alone}`}>
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
    <details className={`card ${styles.more}`}>
      <summary className="row unmarked">
        <h3 className="h4">{title}</h3>
        <Icon of={ChevronDown} className={`icon unprinted ${styles.arrow}`} />
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
    <List className={`halves narrow-stack ${styles.points}`} data-count={items.length}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && (
            <span className={`own-line faint ${styles.number}`} aria-hidden="true">
              {index + 1}
            </span>
          )}
          <h3 className="h3">{title}</h3>
          <p className="mut">{text}</p>
        </li>
      ))}
    </List>
  )
}
