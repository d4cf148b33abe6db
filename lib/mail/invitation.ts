import { PRODUCT } from '../product'
import type { MailContent } from './content'
import { nameOr } from './value'

/** How long an invitation can be accepted. */
export const INVITATION_DAYS = 14

/** Invites somebody, with or without an account, to a group. */
export function invitation(data: { group: string; leader: string; link: string }): MailContent {
  const leader = nameOr(data.leader, 'Someone')
  const group = nameOr(data.group, 'a group')
  return {
    subject: `${leader} invites you to compare DISC styles`,
    preheader: `Join ${group} and see how you work together.`,
    heading: `Join ${group}`,
    before: [
      `${leader} invites you to ${group} on ${PRODUCT}, where a team compares how its members work.`,
      `If you join, ${leader} sees your name, your address, your style and your four scores with their ranges; what the other members see is on the page of the invitation, before you decide. You can leave at any time, and the sharing ends at once.`,
    ],
    button: { label: 'See the invitation', link: data.link },
    after: [
      `The link works for ${INVITATION_DAYS} days, and only for this address. If you have no account yet, you can make one on the way.`,
    ],
    reason: `You get this because ${leader} entered this address. If you do not know them, ignore this mail: nothing is shared, and nobody learns whether you read it.`,
  }
}
