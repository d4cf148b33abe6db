import type { MailContent } from './content'
import { quoted } from './value'

/** Tells a person who asked to join a group by its link that they are in. */
export function letIn(data: { group: string; link: string }): MailContent {
  const group = quoted(data.group, 'the group')
  return {
    subject: 'You’re in the group',
    preheader: `The leader has added you to ${group}.`,
    heading: 'You’re in',
    before: [
      `You asked to join ${group}, and its leader has added you. They now see what you agreed to share.`,
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you asked to join this group.',
  }
}
