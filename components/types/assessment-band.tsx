import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { DURATION } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './assessment-band.module.css'

/** The way from reading about styles to finding one's own. */
export function AssessmentBand({ title }: { title: string }) {
  return (
    <section className={`dark ${styles.band}`}>
      <div className={`wrap relative ${styles.inner}`}>
        <h2 className="d2">{title}</h2>
        <p className={`on-dark ${styles.text}`}>
          Pick what is most and least like you, four short statements at a time. It takes {DURATION}
          , needs no account, and the result is free. A style says how you tend to act. It does not
          say how good you are at it.
        </p>
        <Link className="btn lg inverse narrow-full" href={routes.guestAssessment}>
          Take the free assessment <Icon of={ArrowRight} />
        </Link>
        <StyleCircle size={560} gap={4} letters={false} decorative className={styles.circle} />
      </div>
    </section>
  )
}
