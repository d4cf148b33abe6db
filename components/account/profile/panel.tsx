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
      className="narrow-fills px-8 py-7.5 gap-4 rounded-lg border border-line bg-surface grid grid-cols-1 scroll-mt-6 narrow:px-5 narrow:py-6 [&>a]:justify-self-start [&>button]:justify-self-start"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
