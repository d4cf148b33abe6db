import { Link } from '@/components/ui/link'
import { sample } from '@/lib/copy/sample'
import { routes } from '@/lib/routes'
import styles from './sample-strip.module.css'

/** Stays at the top, however far one reads. */
export function SampleStrip() {
  return (
    <aside className={`dark ${styles.strip}`} aria-label="About this page">
      <div className={`wrap row wraps ${styles.row}`}>
        <b>{sample.strip.title}</b>
        <span className="sm on-dark narrow-hidden">{sample.strip.text}</span>
        <Link
          className={`middle pressable semibold ${styles.action}`}
          href={routes.guestAssessment}
        >
          {sample.strip.action}
        </Link>
      </div>
    </aside>
  )
}
