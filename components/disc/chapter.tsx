import type { Passage } from '@/lib/copy/types/type-page'

interface ChapterProps {
  title: string
  children: React.ReactNode
}

/** A part of a page about letters: its heading on the left, its text on the right, or one under the other. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <section
      className="grid-cols-[280px_minmax(0,656px)] gap-x-20 gap-y-6 py-12 border-ink border-t-2 narrow:py-9 medium:grid-cols-1 grid"
      aria-label={title}
    >
      <h2 className="text-d3">{title}</h2>
      <div className="grid-cols-1 content-start gap-6 grid">{children}</div>
    </section>
  )
}

/** Paragraphs, with one sentence among them set large. */
export function Passages({ of }: { of: readonly Passage[] }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p
        key={passage}
        className="text-ink-2 text-18 leading-[1.65] narrow:text-17 narrow:leading-[1.6]"
      >
        {passage}
      </p>
    ) : (
      <p
        key={passage.pull}
        className="max-w-[34rem] pl-6 border-tone-edge border-l-4 font-display font-600 text-[length:clamp(1.5rem,2.4vw,1.875rem)] leading-[1.18] tracking-[-0.028em] text-balance narrow:pl-4.5 narrow:text-24"
      >
        {passage.pull}
      </p>
    ),
  )
}
