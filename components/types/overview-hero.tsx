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
    <section className={`container grid narrow:grid-cols-1! items-center ${styles.hero}`}>
      <div>
        <h1 className="mb-[clamp(20px,2.7vw,28px)] max-w-[8.5em] font-display text-d1">
          {overview.title}
        </h1>
        <p className="mb-[clamp(26px,3.3vw,34px)] max-w-[34rem] text-ink-2 text-lede">
          {overview.lede}
        </p>
        <Link className="btn btn-large narrow:w-full!" href={routes.guestAssessment}>
          {hero.action} <Icon of={ArrowRight} />
        </Link>
      </div>
      <StyleCircle
        size={400}
        gap={3}
        className="narrow:mx-auto narrow:w-[calc(100%_-_44px)] narrow:max-w-80"
      />
    </section>
  )
}
