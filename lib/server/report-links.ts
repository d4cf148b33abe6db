import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { freeStyle } from '@/lib/disc/premium'
import { messages } from '@/lib/messages'
import { linkPath, routes } from '@/lib/routes'
import { db, type Prisma } from './db'
import { env } from './env'
import { hashOfSecret, newLinkSecret } from './link-secret'
import { sendMail } from './mail'
import { requireUnlocked } from './results'
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

/** Mails a further link to whoever holds the complete report. Throws `not_found`, `premium_required`. */
export async function mailOwnLink(viewer: Viewer, id: string, to: string): Promise<void> {
  await requireUnlocked(viewer, id)
  await db.$transaction((tx) => mailReportLink(tx, id, to))
}

/**
 * Ends every link to a complete report, and with them what they opened elsewhere. A browser that holds the
 * report only by a link gets one of its own, whose id is returned. Throws `not_found`, `premium_required`.
 */
export async function withdrawLinks(viewer: Viewer, id: string): Promise<string | null> {
  await requireUnlocked(viewer, id)
  return db.$transaction(async (tx) => {
    const living = { assessmentId: id, revokedAt: null }
    const opened = { ...living, id: { in: [...viewer.openedLinks] } }
    const isOpenedHere = (await tx.reportLink.count({ where: opened })) > 0
    await tx.reportLink.updateMany({ where: living, data: { revokedAt: new Date() } })
    if (!isOpenedHere) return null
    // Nobody learns this secret: the row only says that this browser may go on reading.
    const { hash } = newLinkSecret()
    const own = { assessmentId: id, hash, expiresAt: expiry() }
    return (await tx.reportLink.create({ data: own, select: { id: true } })).id
  })
}
