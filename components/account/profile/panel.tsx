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
      className="narrow-fills grid scroll-mt-6 grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5 [&>a]:justify-self-start [&>button]:justify-self-start"
      aria-labelledby={id}
    >
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}
