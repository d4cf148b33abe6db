/** The part of a checkout where the card is typed. */
export function CardBox({ children }: { children: React.ReactNode }) {
  return (
    <section
      className="grid gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="card"
    >
      <h2 id="card" className="text-h3">
        Payment
      </h2>
      {children}
      <p className="text-ink-3 text-sm">
        Your card details go to Stripe, which takes the payment. We never see them.
      </p>
    </section>
  )
}
