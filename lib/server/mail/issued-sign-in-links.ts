import 'server-only'
import type { Prisma } from '../base/db'
import type { UserRow } from '../viewer/users'
import { findSent, keepToken, LIFE_MINUTES, lockTokensOf, prolongLink, type Sent } from './tokens'

/**
 * Mails with a sign-in link that go to one address in an hour, from all browsers together. One more is sent only when
 * the newest was used: who did that has the mailbox.
 */
const MAILS_AN_HOUR = 4
const HOUR_MS = 3_600_000

/**
 * Makes the link in a mail that is about to be sent valid, in the browser that asked for it. False when the mail must
 * not go: it was sent and used already, was asked for too long ago, the account is gone, or the person has had enough
 * of them this hour. In the last case the newest link of theirs is valid as long as a new one would be, and works in this
 * browser as well, as do the others that are valid, but with the digits of its mail only: strangers who ask can neither
 * fill the mailbox nor lock its owner out, and a link alone, found in a log or a history, opens nothing in their browsers.
 */
export async function issueSignInLink(
  tx: Prisma.TransactionClient,
  person: Pick<UserRow, 'id' | 'email'>,
  browser: string,
  sent: Sent,
  requestedAt: Date,
): Promise<boolean> {
  const now = Date.now()
  if (!(await lockTokensOf(tx, person.id))) return false
  const own = await findSent(tx, sent.hash)
  if (own) return own.isLiving
  if (requestedAt.getTime() < now - LIFE_MINUTES.sign_in * 60_000) return false
  const thisHour = await tx.mailToken.findMany({
    where: {
      userId: person.id,
      email: person.email,
      kind: 'sign_in',
      requestedAt: { gt: new Date(now - HOUR_MS) },
    },
    orderBy: { requestedAt: 'desc' },
    select: { hash: true, requestedAt: true, expiresAt: true },
  })
  const [newest] = thisHour
  const again = thisHour.length >= MAILS_AN_HOUR && newest && !wasUsed(newest) ? newest.hash : null
  const needsCode = again !== null
  if (needsCode) await prolongLink(tx, again)
  else await keepToken(tx, 'sign_in', person, sent, requestedAt)
  const living = thisHour.filter(({ hash, expiresAt }) => hash === again || +expiresAt > now)
  const works = needsCode ? living.map((token) => token.hash) : [sent.hash]
  await tx.mailTokenBrowser.createMany({
    data: works.map((tokenHash) => ({ tokenHash, browser, needsCode })),
    skipDuplicates: true,
  })
  return !needsCode
}

/** What is used up ends long before it was asked for (`endBeforeNow`), and what runs out ends after that. */
const wasUsed = ({ requestedAt, expiresAt }: { requestedAt: Date; expiresAt: Date }) =>
  expiresAt < requestedAt
