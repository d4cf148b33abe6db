import styles from './panel.module.css'

interface PanelProps {
  /** The id of the heading, which names the panel. */
  id: string
  title: string
  children: React.ReactNode
}

/** One part of the settings. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section
      className={`card stack gap-m padded narrow-fills ${styles.panel}`}
      aria-labelledby={id}
    >
      <h2 id={id} className="h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
