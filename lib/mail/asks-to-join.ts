import type { MailContent } from './content'
import { quoted } from './value'

/** Tells a leader that someone asks to join with the group's link. */
export function asksToJoin(data: { group: string; link: string }): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: 'Someone asks to join your group',
    preheader: `You decide who joins ${group}.`,
    heading: 'Someone asks to join your group',
    before: [
      `They opened the join link of ${group}, and you chose to be asked first. The group’s page shows who is waiting.`,
    ],
    button: { label: 'See who it is', link: data.link },
    reason:
      'You’re getting this because you lead this group. We write once, until no one is waiting.',
  }
}
