import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { env } from '../base/env'
import { hasRight } from '../viewer/address-rights'
import type { UserRow } from '../viewer/users'

/** Whether a person may make groups and ask others into them. */
export function mayLead(user: Pick<UserRow, 'emailVerifiedAt' | 'ownerProvenAt'>): boolean {
  return hasRight(user, env.signUp === 'open' ? 'lead' : 'lead_where_closed')
}

/** Throws `conflict` for a person who may not. */
export function assertMayLead(user: Parameters<typeof mayLead>[0]): void {
  if (!mayLead(user)) throw new ApiError('conflict', messages.groups.proveToLead)
}
