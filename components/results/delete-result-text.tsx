/** What goes with a result, and what stays. */
export function DeleteResultText({ isInAccount }: { isInAccount: boolean }) {
  return (
    <>
      <p>
        <b>What goes:</b> your answers, your scores and your style, the complete report if you have
        it, your goals, and every mailed link to it.{' '}
        {isInAccount
          ? 'Your groups see your next newest result instead, or none.'
          : 'An unfinished assessment in this browser goes too.'}
      </p>
      <p>
        <b>What stays:</b> an order, as amounts with a date and without the address you gave for the
        link. Our books need it.
      </p>
      <p>It cannot be undone, and a report is not paid back by it.</p>
    </>
  )
}
