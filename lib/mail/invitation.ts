import { PRODUCT } from '../product'
import type { MailContent } from './content'
import { nameOr, quoted } from './value'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14

/** Invites a person, with or without an account, to a group. */
export function invitation(data: { group: string; leader: string; link: string }): MailContent {
  const leader = nameOr(data.leader, 'Someone')
  const group = quoted(data.group, 'a group')
  return {
    subject: `${leader} invites you to compare DISC styles`,
    preheader: `Join ${group} and see how you work together.`,
    heading: `Join ${group}`,
    before: [
      `${leader} invites you to ${group} on ${PRODUCT}, where teams compare how their members work.`,
      `If you join, ${leader} sees your name, your email address, your style and your four scores with their ranges. The invitation page shows what the other members see, before you decide. You can leave anytime, and the sharing ends right away.`,
    ],
    button: { label: 'See the invitation', link: data.link },
    after: [
      `The link works for ${INVITATION_DAYS} days, and only for this email address. If you don’t have an account yet, you can create one along the way.`,
    ],
    reason: `You’re getting this because ${leader} entered this email address. If you don’t know them, ignore this email: nothing is shared, and no one finds out whether you read it.`,
  }
}
