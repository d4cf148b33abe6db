import { ArrowRight, CircleCheck, Timer } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { GuestResultLink } from '@/components/results/guest-result-link'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hero } from '@/lib/copy/landing'
import type { FirstQuestion } from '@/lib/disc/circle/first-moves'
import { routes } from '@/lib/routes'
import { TryCard } from './first-questions/try-card'
import { TryDot } from './first-questions/try-dot'
import styles from './home-hero.module.css'

const FACTS = [
  { icon: Timer, text: hero.facts.duration },
  { icon: CircleCheck, text: hero.facts.result },
]

const SIDES = ['top', 'bottom', 'left', 'right'] as const

interface HomeHeroProps {
  questions: readonly FirstQuestion[]
  /** Of the whole assessment. */
  total: number
}

/**
 * What the product is, by trying it: two real questions, and a dot on the circle that follows them. No link of this
 * page is fetched ahead: most visitors follow none, and the assessment alone would double the page's scripts.
 */
export function HomeHero({ questions, total }: HomeHeroProps) {
  return (
    <section className={`wrap medium-stack grid start ${styles.hero}`}>
      <div className={styles.words}>
        <h1 className={`d1 ${styles.title}`}>{hero.title}</h1>
        <p className={`lede ${styles.lede}`}>{hero.lede}</p>
        <GuestResultLink className={styles.back} />
        <div className={styles.try}>
          <TryCard questions={questions} total={total} />
        </div>
        {/* Without scripts nothing can be tried. */}
        <Link
          className={`grid gap-l unmarked surface lined radius-lg ${styles.plain}`}
          href={routes.guestAssessment}
        >
          <span className="h3">{hero.plain}</span>
          <span className="btn block">
            {hero.action} <Icon of={ArrowRight} />
          </span>
        </Link>
        <div className={`row wraps ${styles.under}`}>
          <Link className="pressable link" href={routes.sampleReport}>
            {hero.sample}
          </Link>
          <ul className={`flex wraps sm medium mut ${styles.facts}`}>
            {FACTS.map(({ icon, text }) => (
              <li className="row" key={text}>
                <Icon of={icon} />
                <span>{text}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`relative ${styles.stage}`}>
        <StyleCircle size={560} gap={4} />
        <TryDot questions={questions} />
        {SIDES.map((side) => (
          <span
            key={side}
            className={`sm semibold one-line mut ${styles.axis} ${styles[side]}`}
            aria-hidden="true"
          >
            {hero.axes[side]}
          </span>
        ))}
      </div>
    </section>
  )
}
