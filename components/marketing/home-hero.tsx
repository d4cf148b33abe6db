import { ArrowRight, CircleCheck, Timer, UserRoundX } from 'lucide-react'
import Link from 'next/link'
import { StyleCircle } from '@/components/charts/style-circle'
import { routes } from '@/lib/routes'
import styles from './home-hero.module.css'

const FACTS = [
  { Icon: Timer, text: '10–15 minutes' },
  { Icon: UserRoundX, text: 'No account needed' },
  { Icon: CircleCheck, text: 'Free result at the end' },
]

const AXES = [
  { side: 'top', text: 'Fast-paced' },
  { side: 'bottom', text: 'Measured' },
  { side: 'left', text: 'Task first' },
  { side: 'right', text: 'People first' },
] as const

/** What the product is, in one look, and the way in. */
export function HomeHero() {
  return (
    <section className={`wrap ${styles.hero}`}>
      <div>
        <h1 className={`d1 ${styles.title}`}>Find your place in the circle.</h1>
        <p className={`lede ${styles.lede}`}>
          Four short statements at a time. Pick the one most like you and the one least like you. We
          turn those choices into a clear picture of how you work, and how to work with you.
        </p>
        <Link className={`btn lg ${styles.action}`} href={routes.guestAssessment}>
          Take the free assessment <ArrowRight className="icon" aria-hidden="true" />
        </Link>
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
        {AXES.map(({ side, text }) => (
          <span key={side} className={`${styles.axis} ${styles[side]}`} aria-hidden="true">
            {text}
          </span>
        ))}
      </div>
    </section>
  )
}
