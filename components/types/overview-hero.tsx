import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hero } from '@/lib/copy/landing'
import { overview } from '@/lib/copy/types/overview'
import { routes } from '@/lib/routes'
import styles from './overview-hero.module.css'

/** What the sixteen styles are, before the reader meets them. */
export function OverviewHero() {
  return (
    <section className={`wrap grid middle narrow-stack ${styles.hero}`}>
      <div>
        <h1 className={`d1 ${styles.title}`}>{overview.title}</h1>
        <p className={`lede ${styles.lede}`}>{overview.lede}</p>
        <Link className="btn lg narrow-full" href={routes.guestAssessment}>
          {hero.action} <Icon of={ArrowRight} />
        </Link>
      </div>
      <StyleCircle size={400} gap={3} className={styles.circle} />
    </section>
  )
}
