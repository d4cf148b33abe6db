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
      className={`-scroll-mt-14 narrow:-scroll-mt-11 narrow:py-19 py-26 ${raised ? 'border-line border-y bg-surface' : ''}`}
      aria-labelledby={`${id}-title`}
    >
      <div className="container">{children}</div>
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
      className={`${centered ? `mb-15 narrow:mb-10 text-center ${styles.centered}` : 'mb-15 narrow:mb-10 grid grid-cols-[1.15fr_1fr] narrow:grid-cols-1! items-end narrow:gap-4.5 gap-x-16 gap-y-6'}`}
    >
      <h2 id={`${of}-title`} className="text-d2">
        {title}
      </h2>
      <p className={`max-w-[32rem] text-ink-2 text-lede ${styles.lede}`}>{lede}</p>
    </div>
  )
}
