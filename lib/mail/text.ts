import { runBy } from '../operator'
import { PRODUCT } from '../product'
import type { MailContent } from './content'

/** The plain-text part. Links stand alone on their line. */
export function renderText(content: MailContent, site: string, sender = runBy()): string {
  const { heading, before, button, choices = [], code, after = [], reason, unsubscribe } = content
  const blocks = [
    heading,
    ...before,
    ...[...(button ? [button] : []), ...choices].map(({ label, link }) => `${label}:\n${link}`),
    ...(code ? [`${code.lead}\n${code.digits}`] : []),
    ...after,
    // The mark after which mail programs expect the sender's note.
    `-- \n${reason}${unsubscribe ? `\n${unsubscribe.label ?? 'Unsubscribe'}:\n${unsubscribe.link}` : ''}\nSent by ${PRODUCT}, ${site}${sender && `\n${sender}`}`,
  ]
  return `${blocks.join('\n\n')}\n`
}
