import { z } from 'zod'
import { MEMBERS_SEE } from '@/lib/members-see'
import { OWN_WORDS_MAX } from './bounds'
import { typedLines } from './fields'

/** The group in the path. An id of another shape is one that never was. */
export const groupId = z.string().max(64)

export const params = z.strictObject({ id: groupId })

/** What members see of each other. */
export const membersSee = z.enum(MEMBERS_SEE)

/** What a member is called among the others (lib/display-name.ts). */
export const namesApart = {
  called: z
    .string()
    .describe('The first name, and what tells it apart from the other members: “Anna B.”'),
  apart: z.string().describe('What of that stands behind the first name, if anything'),
  full_name: z
    .string()
    .describe('First and last name, and a number where another member has the same'),
}

/** What a leader adds to an invitation. The mail breaks what a mail program would make a link of (lib/mail/unlinked.ts). */
export const ownWords = typedLines(OWN_WORDS_MAX).describe(
  'The leader’s own words; they are in the email, and kept nowhere',
)

export const memberId = z.strictObject({ id: groupId, userId: z.string().max(64) })

export const invitationId = z.strictObject({ id: groupId, invitationId: z.string().max(64) })
