import styles from './needs-script.module.css'
import { MAIN_ID } from './skip-link'

interface NeedsScriptProps {
  title: string
  /** What works without it. */
  text: React.ReactNode
  children: React.ReactNode
}

/** Shows a screen that works by JavaScript; where that is off, says so instead. */
export function NeedsScript({ title, text, children }: NeedsScriptProps) {
  return (
    <>
      <noscript>
        <main id={MAIN_ID} className={`wrap ${styles.note}`}>
          <h1 className="d3">{title}</h1>
          <p className="lede">{text}</p>
        </main>
      </noscript>
      <div className={styles.screen}>{children}</div>
    </>
  )
}
