/** The part of a checkout where the card is typed. */
export function CardBox({ children }: { children: React.ReactNode }) {
  return (
    <section className="card grid gap-m padded" aria-labelledby="card">
      <h2 id="card" className="h3">
        Payment
      </h2>
      {children}
      <p className="sm faint">
        Your card details go to Stripe, which takes the payment. We never see them.
      </p>
    </section>
  )
}
