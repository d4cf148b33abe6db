import type { MailContent } from './content'
import { nameOr } from './value'

/** Tells a leader that somebody whose membership has ended would like to be invited again. */
export function askingBack(data: {
  name: string
  email: string
  group: string
  link: string
}): MailContent {
  const name = nameOr(data.name, 'Somebody')
  const group = nameOr(data.group, 'your group')
  return {
    subject: `${name} asks to come back to your group`,
    preheader: `Invite them to ${group} again, if you like.`,
    heading: `${name} asks to come back`,
    before: [
      `${name} was in ${group} until they showed us that ${data.email} is their address. To be safe, we then ended what their account had shared before.`,
      'They would like to be in the group again. If that is right, invite this address on the page of the group. You need not answer.',
    ],
    button: { label: 'Open the group', link: data.link },
    reason: 'You get this because you lead this group. Each person can ask once.',
  }
}
