import { z } from 'zod'
import { MEMBERS_SEE } from '@/lib/members-see'

/** The group in the path. An id of another shape is one that never was. */
export const groupId = z.string().max(64)

export const params = z.strictObject({ id: groupId })

/** What members see of each other. */
export const membersSee = z.enum(MEMBERS_SEE)

export const memberId = z.strictObject({ id: groupId, userId: z.string().max(64) })

export const invitationId = z.strictObject({ id: groupId, invitationId: z.string().max(64) })
