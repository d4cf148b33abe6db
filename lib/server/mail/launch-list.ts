import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { leaveLaunchList as leaving } from '@/lib/api/payments'
import { messages } from '@/lib/messages'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readSigned, signValue } from '../base/signatures'

const PURPOSE = 'leave-launch-list'

/**
 * What the one mail to an entry of the launch list leads to; null once the entry is gone: the mail was delivered, or its
 * person left. The ways out carry the entry's id, signed, so they need no session and say nothing of the address.
 */
export async function linksOfEntry(tx: Prisma.TransactionClient, id: string) {
  const entry = await tx.prospectiveUser.findUnique({ where: { id }, select: { id: true } })
  if (!entry) return null
  const token = signValue(PURPOSE, id)
  const opened = await tx.paymentsOpened.findFirst({ orderBy: { at: 'asc' } })
  return {
    openedAt: opened?.at.toISOString() ?? null,
    today: new Date().toISOString(),
    link: absolute(routes.enhancedGuestResults),
    leaveLink: absolute(linkPath(routes.unsubscribe, token)),
    oneClick: absolute(linkPath(leaving.path, token)),
  }
}

/** The mail is delivered, so the address goes: that one mail is what it was given for. */
export async function forgetEntry(id: string): Promise<void> {
  await db.prospectiveUser.deleteMany({ where: { id } })
}

/** Removes an entry by the link in its mail. Repeatable. Throws `link_invalid` for a wrong signature. */
export async function leaveLaunchList(token: string): Promise<void> {
  const id = readSigned(PURPOSE, token)
  if (id === null) throw new ApiError('link_invalid', messages.auth.linkInvalid)
  await forgetEntry(id)
}
