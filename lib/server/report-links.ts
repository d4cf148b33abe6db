import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { freeStyle } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from './db'
import { env } from './env'
import { hashOfSecret, newLinkSecret } from './link-secret'
import { sendMail } from './mail'

const YEAR_MS = 365 * 24 * 3_600_000
const expiry = () => new Date(Date.now() + YEAR_MS)

/** Mails the link that opens an unlocked result on any device. */
export async function mailReportLink(
  tx: Prisma.TransactionClient,
  assessmentId: string,
  to: string,
): Promise<void> {
  const { secret, hash } = newLinkSecret()
  await tx.reportLink.create({ data: { assessmentId, hash, expiresAt: expiry() } })
  const { styleCode } = await tx.assessment.findUniqueOrThrow({
    where: { id: assessmentId },
    select: { styleCode: true },
  })
  await sendMail(tx, {
    kind: 'report_link',
    to,
    data: {
      styleName: freeStyle(styleCode)?.name ?? styleCode,
      link: new URL(linkPath(routes.openReport, secret), env.appUrl).href,
    },
  })
}

/** Opens a mailed link, which renews its year, and says what it opens. Throws `link_invalid`. */
export async function openReportLink(secret: string): Promise<{ id: string; resultId: string }> {
  const hash = hashOfSecret(secret)
  const now = new Date()
  await db.reportLink.updateMany({
    where: { hash, revokedAt: null, expiresAt: { gt: now } },
    data: { expiresAt: expiry() },
  })
  const link = await db.reportLink.findFirst({
    where: { hash, revokedAt: null, expiresAt: { gt: now } },
    select: { id: true, assessmentId: true },
  })
  if (!link) throw new ApiError('link_invalid', messages.auth.linkInvalid)
  return { id: link.id, resultId: link.assessmentId }
}
