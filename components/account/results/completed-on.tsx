const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** "November 20, 2026", the same on the server and in every browser. */
export function formatDay(date: Date): string {
  return DATE.format(date)
}

/** The day of a result. */
export function CompletedOn({ date }: { date: Date }) {
  return <time dateTime={date.toISOString()}>{formatDay(date)}</time>
}
