import { messages } from '@/lib/messages'
import styles from './needs-script.module.css'

/** For a page whose buttons work by JavaScript: says so where that is off. */
export function ScriptNote() {
  return (
    <noscript>
      <div className="lined-bottom sunken">
        <p className={`wrap medium ${styles.line}`}>{messages.noScript.buttons}</p>
      </div>
    </noscript>
  )
}

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
        {/* biome-ignore lint/a11y/useSemanticElements: the page has its main element, which stays hidden then. */}
        <div role="main" className={`wrap stack gap-m ${styles.note}`}>
          <h1 className="d3">{title}</h1>
          <p className="lede">{text}</p>
        </div>
      </noscript>
      <div className={styles.screen}>{children}</div>
    </>
  )
}
