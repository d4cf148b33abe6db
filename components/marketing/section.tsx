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
      className={`py-26 -scroll-mt-14 narrow:py-19 narrow:-scroll-mt-11 ${raised ? 'border-y border-line bg-surface' : ''}`}
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
      className={`${centered ? `text-center mb-15 narrow:mb-10 ${styles.centered}` : 'grid items-end grid-cols-[1.15fr_1fr] gap-y-6 gap-x-16 mb-15 narrow:gap-4.5 narrow:mb-10 narrow:grid-cols-1!'}`}
    >
      <h2 id={`${of}-title`} className="text-d2">
        {title}
      </h2>
      <p className={`text-lede text-ink-2 max-w-[32rem] ${styles.lede}`}>{lede}</p>
    </div>
  )
}
