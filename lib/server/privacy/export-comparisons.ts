import 'server-only'
import type { Archive } from '@/lib/api/archive'
import { db } from '../base/db'
import { iso, isoOrNull } from './times'

const OWNER = { select: { userId: true, user: { select: { firstName: true } } } }

/** The colleagues that the person compares with, and links that wait for one. */
export async function collectComparisons(userId: string): Promise<Archive['comparisons']> {
  const rows = await db.pairComparison.findMany({
    where: { OR: [{ first: { userId } }, { second: { userId } }] },
    orderBy: { createdAt: 'asc' },
    select: {
      id: true,
      firstId: true,
      firstName: true,
      secondId: true,
      secondName: true,
      createdAt: true,
      expiresAt: true,
      agreedAt: true,
      agreement: true,
      agreementByFirst: true,
      agreementFrom: true,
      first: OWNER,
      second: OWNER,
    },
  })
  const mails = await db.pairMail.findMany({ where: { userId } })
  return rows.map((row) => {
    const first = { id: row.firstId, typed: row.firstName, user: row.first.user }
    const second = { id: row.secondId ?? '', typed: row.secondName, user: row.second?.user }
    const isFirst = row.first.userId === userId
    const mail = mails.find(({ pairId }) => pairId === row.id)
    const [me, other] = isFirst ? [first, second] : [second, first]
    return {
      with: other.typed ?? other.user?.firstName ?? null,
      called: me.typed,
      assessment_id: me.id,
      made_the_link: isFirst,
      made_at: iso(row.createdAt),
      expires_at: iso(row.expiresAt),
      agreed_at: isoOrNull(row.agreedAt),
      agreement: row.agreement,
      offered_the_agreement:
        row.agreementByFirst === null ? null : row.agreementByFirst === isFirst,
      agreement_from: isoOrNull(row.agreementFrom),
      email: mail ? { asked_at: iso(mail.askedAt), sent_at: isoOrNull(mail.sentAt) } : null,
    }
  })
}
