import type { Passage } from '@/lib/copy/types/type-page'

interface ChapterProps {
  title: string
  children: React.ReactNode
}

/** A part of a page about letters: its heading on the left, its text on the right, or one under the other. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <section
      className="grid medium-stack grid-cols-[17.5rem_minmax(0,41rem)] gap-x-20 gap-y-6 border-(--ink) border-t-2 py-12 narrow:py-9"
      aria-label={title}
    >
      <h2 className="d3">{title}</h2>
      <div className="stack gap-6">{children}</div>
    </section>
  )
}

/** Paragraphs, with one sentence among them set large. */
export function Passages({ of }: { of: readonly Passage[] }) {
  return of.map((passage) =>
    typeof passage === 'string' ? (
      <p key={passage} className="text-(--ink-2) text-lg leading-[1.65] narrow:text-[1.0625rem]">
        {passage}
      </p>
    ) : (
      <p
        key={passage.pull}
        className="d3 border-(--tone-edge) border-l-4 pl-6 text-balance narrow:pl-4"
      >
        {passage.pull}
      </p>
    ),
  )
}
