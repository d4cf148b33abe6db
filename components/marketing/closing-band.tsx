import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { closing } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './closing-band.module.css'

/** The last word: ink, a cropped circle, and the way in once more. */
export function ClosingBand() {
  return (
    <section className={`dark clips ${styles.band}`} aria-labelledby="start-title">
      <div className={styles.art}>
        <StyleCircle size={720} gap={5.3} letters={false} decorative />
      </div>
      <div className={`wrap column start middles relative ${styles.inner}`}>
        <h2 id="start-title" className={`d1 ${styles.title}`}>
          {closing.title}
        </h2>
        <p className={`on-dark ${styles.text}`}>{closing.text}</p>
        <Link className={`btn lg inverse ${styles.action}`} href={routes.guestAssessment}>
          {closing.action} <Icon of={ArrowRight} />
        </Link>
      </div>
    </section>
  )
}
