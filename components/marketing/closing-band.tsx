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
    <section
      className={`relative overflow-hidden bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)] ${styles.band}`}
      aria-labelledby="start-title"
    >
      <div className={styles.art}>
        <StyleCircle size={720} gap={5.3} letters={false} decorative />
      </div>
      <div
        className={`container relative z-1 flex min-h-140 narrow:min-h-0 flex-col items-start justify-center py-21 narrow:pt-18 narrow:pb-82.5 ${styles.inner}`}
      >
        <h2 id="start-title" className={`font-display text-d1 ${styles.title}`}>
          {closing.title}
        </h2>
        <p className="mb-8.5 max-w-[min(27rem,50%)] narrow:max-w-[27rem] text-balance text-18 text-on-inverse-2">
          {closing.text}
        </p>
        <Link
          className={`btn btn-large btn-inverse ${styles.action}`}
          href={routes.guestAssessment}
        >
          {closing.action} <Icon of={ArrowRight} />
        </Link>
      </div>
    </section>
  )
}
