import { ANSWERS_SHOWN } from '../copy/sharing'
import { WORKED, WORKED_WORDS, type Worked } from '../follow-up'
import type { MailContent } from './content'
import type { FollowUp } from './follow-up-week'
import { greeting, quoted } from './value'

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
