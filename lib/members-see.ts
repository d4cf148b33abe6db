/** What the members of a group see of each other: the group's setting, and what each member has agreed to. */

/** From least to most. The leader sees what a leader sees under each (docs/decisions/021). */
export const MEMBERS_SEE = ['leader_only', 'styles', 'open'] as const

export type MembersSee = (typeof MEMBERS_SEE)[number]

/** How a member showed that it is they who agree. */
export const CONSENT_PROOFS = ['founder', 'mailed_link', 'proven_address', 'session'] as const

/** Whether the first shows more than the second. */
export function isWider(one: MembersSee, other: MembersSee): boolean {
  return MEMBERS_SEE.indexOf(one) > MEMBERS_SEE.indexOf(other)
}

/** The one that shows less. */
export function narrower(one: MembersSee, other: MembersSee): MembersSee {
  return isWider(one, other) ? other : one
}
