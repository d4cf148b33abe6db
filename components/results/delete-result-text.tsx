/** What goes with a result, and what stays. */
export function DeleteResultText({ isInAccount }: { isInAccount: boolean }) {
  return (
    <>
      <p>
        <b>What goes:</b> your answers, your scores and your style, the complete report if you have
        it, your goals, and every emailed link to it.{' '}
        <span>
          {isInAccount
            ? 'Your groups see your next most recent result instead, or none.'
            : 'An unfinished assessment in this browser goes too.'}
        </span>
      </p>
      <p>
        <b>What stays:</b> an order, as amounts with a date and without the email address you gave
        for the link. We need it for our books.
      </p>
      <p>This can’t be undone, and it doesn’t refund a report.</p>
    </>
  )
}
