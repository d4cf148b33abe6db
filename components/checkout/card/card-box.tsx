import { useWords } from '#words'

/** The part of a checkout where the card is typed. */
export function CardBox({ children }: { children: React.ReactNode }) {
  const words = useWords('checkout.card')
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="card"
    >
      <h2 id="card" className="text-h3">
        {words.title}
      </h2>
      {children}
      <p className="text-ink-3 text-sm">{words.note}</p>
    </section>
  )
}
