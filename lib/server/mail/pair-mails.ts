import 'server-only'
import { stopFollowUp as stopping } from '@/lib/api/follow-up'
import { unprovenName } from '@/lib/mail/sender-name'
import { duoPath, linkPath, loginPath, routes } from '@/lib/routes'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { readLink, signLink } from '../base/signatures'
import { isId } from '../base/storable'
import { hasRight } from '../viewer/address-rights'
import { dated, mayGetAskedFor, momentOf } from './asked-for'

const STOP = 'stop-pair-mail'

const OWNER = {
  select: {
    userId: true,
    user: {
      select: { firstName: true, disabledAt: true, emailVerifiedAt: true, ownerProvenAt: true },
    },
  },
} as const

/**
 * What the mail after two weeks says, as it is when it is sent; null where its person wants none anymore, has another
 * address, or holds another agreement by now than the one of `from`. A stranger may have typed a message: of the other one,
 * whose address is not proven, it quotes no words, and nothing but a name that could be a person's.
 */
export async function pairQuestionOf(
  tx: Prisma.TransactionClient,
  to: string,
  { pairId, userId, from }: { pairId: string; userId: string; from: string },
) {
  const asked = await tx.pairMail.findFirst({
    where: { pairId, userId, user: { AND: [mayGetAskedFor(), { email: to }] } },
    select: {
      askedAt: true,
      user: { select: { firstName: true } },
      pair: {
        select: {
          firstName: true,
          secondName: true,
          agreement: true,
          agreementByFirst: true,
          agreementFrom: true,
          first: OWNER,
          second: OWNER,
        },
      },
    },
  })
  const { pair } = asked ?? {}
  if (!asked || pair?.agreementFrom?.toISOString() !== from) return null
  const isFirst = pair.first.userId === userId
  const [mine, other] = isFirst ? [pair.first, pair.second] : [pair.second, pair.first]
  if (mine?.userId !== userId || !other) return null
  const called = (isFirst ? pair.secondName : pair.firstName) ?? other.user?.firstName ?? ''
  const isKnown =
    other.user !== null && other.user.disabledAt === null && hasRight(other.user, 'own_words')
  const isOwn = pair.agreementByFirst === isFirst
  const stop = signLink(STOP, [pairId, userId, dated(asked.askedAt)])
  return {
    name: asked.user.firstName,
    other: isKnown ? called : unprovenName(called),
    agreement: isOwn || isKnown ? pair.agreement : null,
    link: absolute(loginPath(duoPath(pairId))),
    leaveLink: absolute(linkPath(routes.stopFollowUp, stop)),
    oneClick: absolute(linkPath(stopping.path, stop)),
  }
}

/** Takes back that the mail was asked for, by the link in it; false for another link, and where it was asked for later. */
export async function stopPairMail(token: string): Promise<boolean> {
  const [pairId = '', userId = '', since = ''] = readLink(STOP, token) ?? []
  if (!isId(pairId) || !isId(userId)) return false
  await db.pairMail.deleteMany({ where: { pairId, userId, askedAt: momentOf(since) } })
  return (await db.pairMail.count({ where: { pairId, userId } })) === 0
}

/** Whether a link stops such a mail. */
export const isAboutPairMail = (token: string) => readLink(STOP, token) !== null
