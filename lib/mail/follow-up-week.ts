import type { MailContent } from './content'
import { greeting, quoted } from './value'

export interface FollowUp {
  name: string
  group: string
  /** What the person agreed to do. */
  agreement: string
  /** The group's page. */
  link: string
  /** The page where a person stops these mails. */
  leaveLink: string
  /** What a mail program posts to. */
  oneClick: string
}

/** Of the four weekly mails: one small thing. */
export function followUpWeek(data: FollowUp & { week: number; thing: string | null }): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: data.thing ? 'One small thing for this week' : 'What you agreed to do',
    preheader: `Week ${data.week} of 4.`,
    heading: data.thing ? 'One small thing for this week' : 'What you agreed to do',
    before: [
      greeting(data.name),
      `In ${group} you agreed to do this: ${quoted(data.agreement, 'what you typed there')}.`,
      ...(data.thing ? [data.thing] : ['Where will you do it this week?']),
    ],
    button: { label: 'Open your group', link: data.link },
    reason: `You’re getting this because you asked for these emails. This is week ${data.week} of 4; after 30 days we ask whether it worked.`,
    unsubscribe: { link: data.leaveLink, oneClick: data.oneClick },
  }
}
