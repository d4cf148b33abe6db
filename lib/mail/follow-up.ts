/** The mails about what a person agreed to do, which they asked for. */
import { ANSWERS_SHOWN } from '../copy/sharing'
import { WORKED, WORKED_WORDS, type Worked } from '../follow-up'
import type { MailContent } from './content'
import { greeting, quoted } from './value'

interface FollowUp {
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

/** After 30 days: did it work? */
export function followUpQuestion(
  data: Omit<FollowUp, 'link'> & { answers: Record<Worked, string> },
): MailContent {
  return {
    subject: 'Did it work?',
    preheader: 'Yes, partly or no: one click and one button.',
    heading: 'Did it work?',
    before: [
      greeting(data.name),
      `In ${quoted(data.group, 'your group')} you agreed to do this: ${quoted(data.agreement, 'what you typed there')}.`,
      'Did it work?',
    ],
    choices: WORKED.map((worked) => ({ label: WORKED_WORDS[worked], link: data.answers[worked] })),
    after: [`You’ll find your answer in your own history. ${ANSWERS_SHOWN}`],
    reason: 'You’re getting this because you asked for these emails. It’s the last of them.',
    unsubscribe: { link: data.leaveLink, oneClick: data.oneClick },
  }
}
