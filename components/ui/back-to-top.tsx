import styles from './back-to-top.module.css'
import { ArrowUp } from './signs'

/** At the end of a page that is long on narrow screens: the way to its beginning. */
export function BackToTop() {
  return (
    <p className={styles.back}>
      <a className="btn soft" href="#main">
        <ArrowUp className="icon" aria-hidden="true" />
        Back to the top
      </a>
    </p>
  )
}
