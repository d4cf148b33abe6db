import styles from './section.module.css'

interface SectionProps {
  /** The anchor of the section; its heading is `${id}-title`. */
  id: string
  /** On white paper between two rules, instead of the canvas. */
  raised?: boolean
  children: React.ReactNode
}

/** One section of the landing page, named by its heading. */
export function Section({ id, raised = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={`${styles.section} ${raised ? `surface ${styles.raised}` : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="wrap">{children}</div>
    </section>
  )
}

interface SectionHeadProps {
  /** The id of the section. */
  of: string
  title: string
  lede: string
  centered?: boolean
}

/** Heading and first sentence of a section, side by side where there is room. */
export function SectionHead({ of, title, lede, centered = false }: SectionHeadProps) {
  return (
    <div
      className={
        centered ? `text-center ${styles.centered}` : `grid end narrow-stack ${styles.head}`
      }
    >
      <h2 id={`${of}-title`} className="d2">
        {title}
      </h2>
      <p className={`lede ${styles.lede}`}>{lede}</p>
    </div>
  )
}
