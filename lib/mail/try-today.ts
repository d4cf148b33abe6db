/** The mail of about once a week, for those who asked for it: one line to say to someone. */
import { today as words } from '../copy/home'
import type { TodayLine } from '../disc/result/today-line'
import type { MailContent } from './content'

/** One line, as home has it today. */
export function tryToday(data: {
  line: TodayLine
  link: string
  leaveLink: string
  oneClick: string
}): MailContent {
  const { say, not, title } = data.line
  return {
    subject: title ?? words.toAnyone,
    preheader: `“${say}”`,
    heading: title ?? words.toAnyone,
    before: [`“${say}”`, ...(not ? [`${words.not} “${not}”`] : [])],
    button: { label: words.open, link: data.link },
    reason:
      'You’re getting this because you asked for a line to try about once a week. You can also turn it off in your profile.',
    unsubscribe: { link: data.leaveLink, oneClick: data.oneClick },
  }
}
