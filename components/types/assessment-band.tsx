import { ArrowRight } from 'lucide'
import { StyleCircle } from '@/components/charts/circle/style-circle'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { hero } from '@/lib/copy/landing'
import { routes } from '@/lib/routes'
import styles from './assessment-band.module.css'

interface AssessmentBandProps {
  title: string
  text: string
}

/** The way from reading about styles to finding one's own. */
export function AssessmentBand({ title, text }: AssessmentBandProps) {
  return (
    <section className={`dark ${styles.band}`}>
      <div className={`wrap relative ${styles.inner}`}>
        <h2 className="d2">{title}</h2>
        <p className={`on-dark ${styles.text}`}>{text}</p>
        <Link className="btn lg inverse narrow-full" href={routes.guestAssessment}>
          {hero.action} <Icon of={ArrowRight} />
        </Link>
        <StyleCircle size={560} gap={4} letters={false} decorative className={styles.circle} />
      </div>
    </section>
  )
}
