import type { Passage } from '@/lib/copy/types/type-page'

interface ChapterProps {
  title: string
  children: React.ReactNode
}

/** A part of a page about letters: its heading on the left, its text on the right, or one under the other. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <section
      className="grid grid-cols-[280px_minmax(0,656px)] medium:grid-cols-1 gap-x-20 gap-y-6 border-ink border-t-2 narrow:py-9 py-12"
      aria-label={title}
    >
      <h2 className="text-d3">{title}</h2>
      <div className="grid grid-cols-1 content-start gap-6">{children}</div>
    </section>
  )
}

/** Paragraphs, with one sentence among them set large. */
export function Passages({ of }: { of: readonly Passage[] }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p
        key={passage}
        className="narrow:text-17 text-18 text-ink-2 leading-[1.65] narrow:leading-[1.6]"
      >
        {passage}
      </p>
    ) : (
      <p
        key={passage.pull}
        className="max-w-[34rem] text-balance border-tone-edge border-l-4 narrow:pl-4.5 pl-6 font-600 font-display narrow:text-24 text-[length:clamp(1.5rem,2.4vw,1.875rem)] leading-[1.18] tracking-[-0.028em]"
      >
        {passage.pull}
      </p>
    ),
  )
}
