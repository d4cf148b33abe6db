/** When a mail was sent, on the server's clock, which is also the developer's. */
export function MailTime({ at }: { at: Date }) {
  return (
    <time className="sm mut num" dateTime={at.toISOString()}>
      {at.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'medium' })}
    </time>
  )
}
