import { ArrowRight, CircleCheck, Timer, UserRoundX } from 'lucide-react'
import Link from 'next/link'
import { StyleCircle } from '@/components/charts/style-circle'
import { hero } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './home-hero.module.css'

const FACTS = [
  { Icon: Timer, text: hero.facts.duration },
  { Icon: UserRoundX, text: hero.facts.account },
  { Icon: CircleCheck, text: hero.facts.result },
]

const SIDES = ['top', 'bottom', 'left', 'right'] as const

/**
 * What the product is, in one look, and the way in. No link of this page is fetched ahead: most visitors
 * follow none, and the assessment alone would double the page's scripts.
 */
export function HomeHero() {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <h1 className={`d1 ${styles.title}`}>{hero.title}</h1>
        <p className={`lede ${styles.lede}`}>{hero.lede}</p>
        <div className={styles.actions}>
          <Link
            className={`btn lg ${styles.action}`}
            href={routes.guestAssessment}
            prefetch={false}
          >
            {hero.action} <ArrowRight className="icon" aria-hidden="true" />
          </Link>
          <a className="link" href="#types">
            {hero.types}
          </a>
        </div>
        <ul className={styles.facts}>
          {FACTS.map(({ Icon, text }) => (
            <li key={text}>
              <Icon className="icon" aria-hidden="true" />
              {text}
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.stage}>
        <StyleCircle size={560} gap={4} />
        {SIDES.map((side) => (
          <span key={side} className={`${styles.axis} ${styles[side]}`} aria-hidden="true">
            {hero.axes[side]}
          </span>
        ))}
        <span className={styles.you} aria-hidden="true">
          <span className={styles.dot} />
          <span className={styles.flag}>{hero.marker}</span>
        </span>
      </div>
    </section>
  )
}
