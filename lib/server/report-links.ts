import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { freeStyle } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from './db'
import { env } from './env'
import { spend } from './limits'
import { hashOfSecret, newLinkSecret } from './link-secret'
import { sendMail } from './mail'
import { requireOwnUnlocked, UNLOCKED } from './results'
import type { Viewer } from './viewer'

const YEAR_MS = 365 * 24 * 3_600_000
const expiry = () => new Date(Date.now() + YEAR_MS)

/** A new link that opens an unlocked result on any device, for a mail. */
export async function newReportLink(
  tx: Prisma.TransactionClient,
  assessmentId: string,
): Promise<string> {
  const { secret, hash } = newLinkSecret()
  await tx.reportLink.create({ data: { assessmentId, hash, expiresAt: expiry() } })
  return new URL(linkPath(routes.openReport, secret), env.appUrl).href
}

/** Mails the link that opens an unlocked result on any device. */
export async function mailReportLink(
  tx: Prisma.TransactionClient,
  assessmentId: string,
  to: string,
): Promise<void> {
  const link = await newReportLink(tx, assessmentId)
  const { styleCode } = await tx.assessment.findUniqueOrThrow({
    where: { id: assessmentId },
    select: { styleCode: true },
  })
  await sendMail(tx, {
    kind: 'report_link',
    to,
    data: {
      styleName: freeStyle(styleCode)?.name ?? styleCode,
      link,
    },
  })
}

/** Opens a mailed link, which renews its year, and says what it opens. Throws `link_invalid`. */
export async function openReportLink(secret: string): Promise<{ id: string; resultId: string }> {
  const link = await db.reportLink.findFirst({
    where: {
      hash: hashOfSecret(secret),
      revokedAt: null,
      expiresAt: { gt: new Date() },
      assessment: UNLOCKED,
    },
    select: { id: true, assessmentId: true },
  })
  if (!link) throw new ApiError('link_invalid', messages.auth.linkInvalid)
  const { id, assessmentId: resultId } = link
  await db.reportLink.updateMany({
    where: { id, revokedAt: null },
    data: { expiresAt: expiry() },
  })
  return { id, resultId }
}

/** Mails a further link to the owner's complete report. Throws `not_found`, `premium_required`, `too_many_requests`. */
export async function mailOwnLink(viewer: Viewer, id: string, to: string): Promise<void> {
  await requireOwnUnlocked(viewer, id)
  await spend({ mail_address: to })
  await db.$transaction((tx) => mailReportLink(tx, id, to))
}

/**
 * Ends every link to the owner's complete report, and with them what they opened elsewhere. Throws `not_found`,
 * `premium_required`.
 */
export async function withdrawLinks(viewer: Viewer, id: string): Promise<void> {
  await requireOwnUnlocked(viewer, id)
  await db.reportLink.updateMany({
    where: { assessmentId: id, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}
