/** The mail after the two weeks of what two people agreed to, for those of them who asked for it. */
import type { MailContent } from './content'
import { senderName } from './sender-name'
import { greeting, quoted } from './value'

/** Did it help? */
export function pairQuestion(data: {
  name: string
  /** '' where it is no name to print. */
  other: string
  /** Null where it may not be quoted. */
  agreement: string | null
  /** The page of the two. */
  link: string
  leaveLink: string
  oneClick: string
}): MailContent {
  const name = senderName(data.other)
  const other = name === 'Someone' ? 'your colleague' : name
  const words = quoted(data.agreement ?? '', '')
  return {
    subject: 'Did it help?',
    preheader: 'Your two weeks are over.',
    heading: 'Did it help?',
    before: [
      greeting(data.name),
      words
        ? `Two weeks ago you and ${other} agreed: ${words}. Did it help?`
        : `Two weeks ago you and ${other} agreed on something. Your page has the words. Did it help?`,
      'Ask each other. You can keep it, change the words, or end it.',
    ],
    button: { label: 'Open your page', link: data.link },
    reason: 'You’re getting this because you asked for this email. It comes once.',
    unsubscribe: { link: data.leaveLink, oneClick: data.oneClick },
  }
}
