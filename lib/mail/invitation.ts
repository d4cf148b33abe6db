import { PRODUCT } from '../product'
import { sayWhen } from '../when'
import type { MailContent } from './content'
import { senderName } from './sender-name'
import { quoted } from './value'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14

interface InvitationData {
  group: string
  leader: string
  link: string
  /** The leader's own, as typed. */
  words?: string
  /** Of a reminder: when the invitation ends. */
  until?: string
  /** The page where its reader says that no one here may invite them. */
  leaveLink: string
  /** What a mail program posts to. */
  oneClick: string
}

/** Invites a person, with or without an account, to a group, or reminds them of it. */
export function invitation(data: InvitationData): MailContent {
  const leader = senderName(data.leader)
  const isNamed = leader !== 'Someone'
  const group = quoted(data.group, 'a group')
  const words = quoted(data.words ?? '', '')
  const invites = `${leader} invites you to compare DISC styles`
  return {
    subject: data.until ? `Reminder: ${invites}` : invites,
    preheader: `Join ${group} and see how you work together.`,
    heading: `Join ${group}`,
    before: [
      `${leader} invites you to ${group} on ${PRODUCT}, where teams compare how their members work.`,
      ...(words ? [`${leader} writes: ${words}`] : []),
      `If you join, ${isNamed ? leader : 'the person who invites you'} and anyone else who leads the group see your name, your email address, your style and your four scores with their ranges. The invitation page shows what the other members see, before you decide. You can leave anytime, and the sharing ends right away.`,
    ],
    button: { label: 'See the invitation', link: data.link },
    after: [
      `The link works ${data.until ? `until ${sayWhen(data.until)}` : `for ${INVITATION_DAYS} days`}, and only for this email address. If you don’t have an account yet, you can create one along the way.`,
    ],
    reason: `You’re getting this because ${isNamed ? leader : 'someone'} entered this email address. If you don’t know them, ignore this email: nothing is shared, and no one sees more than whether you opened the link.`,
    unsubscribe: {
      label: 'No one here may invite me',
      link: data.leaveLink,
      oneClick: data.oneClick,
    },
  }
}
