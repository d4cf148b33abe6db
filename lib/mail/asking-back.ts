import type { MailContent } from './content'
import { senderName } from './sender-name'
import { quoted } from './value'

/** Tells a leader that a former member would like to be invited again. */
export function askingBack(data: {
  name: string
  email: string
  group: string
  link: string
}): MailContent {
  const name = senderName(data.name)
  const group = quoted(data.group, 'your group')
  return {
    subject: `${name} asks to come back to your group`,
    preheader: `Invite them to ${group} again, if you like.`,
    heading: `${name} asks to come back`,
    before: [
      `${name} was in ${group} until they proved that ${data.email} is their email address. To be safe, we then ended everything the account had shared before.`,
      'They would like to rejoin. If that’s all right with you, invite this email address on the group’s page. You don’t have to reply.',
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You’re getting this because you lead this group. Each person can ask once.',
  }
}
