import 'server-only'
import { stopFollowUp as stopping } from '@/lib/api/follow-up'
import type { TodayLine } from '@/lib/disc/result/today-line'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readLink, signLink } from '../base/signatures'
import { isId } from '../base/storable'
import { dated, mayGetAskedFor, momentOf } from './asked-for'

const STOP = 'stop-try-mails'

/** What the mail says; null where its person has stopped these mails or has another address by now. */
export async function tryMailOf(
  tx: Prisma.TransactionClient,
  to: string,
  { userId, line }: { userId: string; line: TodayLine },
) {
  const asked = await tx.tryMail.findFirst({
    where: { userId, user: { AND: [mayGetAskedFor(), { email: to }] } },
    select: { askedAt: true },
  })
  if (!asked) return null
  const stop = signLink(STOP, [userId, dated(asked.askedAt)])
  return {
    line,
    link: absolute(routes.assessment),
    leaveLink: absolute(linkPath(routes.stopFollowUp, stop)),
    oneClick: absolute(linkPath(stopping.path, stop)),
  }
}

/** Ends these mails by the link in one of them; false for another link, and where they go on that were asked for later. */
export async function stopTryMails(token: string): Promise<boolean> {
  const [userId = '', since = ''] = readLink(STOP, token) ?? []
  if (!isId(userId)) return false
  const askedAt = momentOf(since)
  await db.tryMail.deleteMany({ where: { userId, askedAt } })
  return (await db.tryMail.count({ where: { userId } })) === 0
}

/** Whether a link stops these mails, and not others that were asked for. */
export const isAboutTryMails = (token: string) => readLink(STOP, token) !== null
