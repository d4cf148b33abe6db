import { freeStyle } from '../disc/result/texts-by-level'
import type { StyleCode } from '../disc/styles'
import { PRODUCT } from '../product'
import type { MailContent } from './content'
import { oneLine } from './value'

interface FreeResult {
  style: StyleCode
  /** How sure it is. */
  sureness: string
  link: string
}

/** Gives a guest their free result to keep: one mail, in which no word is theirs. */
export function freeResult({ style, sureness, link }: FreeResult): MailContent {
  const words = freeStyle(style)
  if (!words) throw new Error(`Unknown style code ${style} in an email`)
  const { name, nickname, summary } = words
  return {
    subject: `Your result: ${name}`,
    preheader: 'Keep this email: its link opens your result on any device.',
    heading: name,
    before: [`“${nickname}” · ${style}`, oneLine(sureness), summary],
    button: { label: 'Open your result', link },
    after: [
      'The link works for a year, and each time you use it, the year starts over. It ends when you delete the result, or when it is emailed again.',
      'Anyone with the link can open your result, so keep it to yourself. To show others your style, use Share on its page.',
    ],
    reason: `You’re getting this because this email address was given for a result on ${PRODUCT}. It’s the only email: you’re not on a list.`,
  }
}
