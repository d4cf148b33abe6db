import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { routes } from '@/lib/routes'
import styles from './overview-hero.module.css'

/** What the sixteen styles are, before the reader meets them. */
export function OverviewHero() {
  return (
    <section className={`wrap grid middle narrow-stack ${styles.hero}`}>
      <div>
        <h1 className={`d1 ${styles.title}`}>Sixteen styles, one circle.</h1>
        <p className={`lede ${styles.lede}`}>
          Four letters stand alone, and twelve pairs mix two of them: one leads, the other is close
          behind. Read the ones that sound like you, or let the free assessment find yours.
        </p>
        <Link className="btn lg narrow-full" href={routes.guestAssessment}>
          Take the free assessment <Icon of={ArrowRight} />
        </Link>
      </div>
      <StyleCircle size={400} gap={3} className={styles.circle} />
    </section>
  )
}
