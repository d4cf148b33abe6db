import type { MailContent } from './content'
import { greeting, quoted } from './value'

/** Reminds a member that the group waits for their assessment. */
export function groupReminder(data: { name: string; group: string; link: string }): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: 'Your team would like to see your style',
    preheader: '28 short questions, 10-15 minutes.',
    heading: 'Take the assessment for your team',
    before: [
      greeting(data.name),
      `You’re a member of ${group}, and the comparison is still missing your answers. It takes 10-15 minutes, and you can stop and come back later.`,
    ],
    button: { label: 'Take the assessment', link: data.link },
    after: ['If you’d rather not share a result, you can leave the group on its page.'],
    reason: 'You’re getting this because a leader of the group asked us to remind you.',
  }
}
