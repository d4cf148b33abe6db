import type { MailContent } from './content'
import { quoted } from './value'

/** Tells a member that they lead the group from now on, alone or beside its first leader. */
export function groupLeader(data: {
  group: string
  link: string
  as?: 'first' | 'further'
}): MailContent {
  const group = quoted(data.group, 'your group')
  return {
    subject: 'You now lead a group',
    preheader: `You can invite people to ${group} and compare its members.`,
    heading: 'You now lead a group',
    before: [
      data.as === 'further'
        ? `A leader of ${group} has made you a leader, too. You can invite and remove members and see the comparison. If you’d rather not lead, you can stop on the group’s page.`
        : `The leader of ${group} has handed it over to you, or has closed their account. You can invite and remove members and see the comparison.`,
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you are a member of this group.',
  }
}
