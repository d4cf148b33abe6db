import { ArrowUp } from 'lucide'
import { Icon } from '@/components/ui/icon'
import styles from './back-to-top.module.css'

/** At the end of a page that is long on narrow screens: the way to its beginning. */
export function BackToTop() {
  return (
    <p className={styles.back}>
      <a className="btn soft" href="#main">
        <Icon of={ArrowUp} />
        Back to the top
      </a>
    </p>
  )
}
