/** The part of a checkout where the card is typed. */
export function CardBox({ children }: { children: React.ReactNode }) {
  return (
    <section
      className="px-8 py-7.5 gap-4 rounded-lg border border-line bg-surface grid narrow:px-5 narrow:py-6"
      aria-labelledby="card"
    >
      <h2 id="card" className="text-h3">
        Payment
      </h2>
      {children}
      <p className="text-sm text-ink-3">
        Your card details go to Stripe, which takes the payment. We never see them.
      </p>
    </section>
  )
}
