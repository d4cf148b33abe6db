import 'server-only'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { readName, requireNamed, UNLOCKED } from '../assessments/result-rows'
import type { Owner, Reader } from '../assessments/results'
import { db, type Prisma } from '../base/db'
import { consume } from '../base/limits'
import { hashOfNone, hashOfSecret } from '../base/signatures'
import { sendSecretMail } from '../mail/mail'

const YEAR_MS = 365 * 24 * 3_600_000
const expiry = () => new Date(Date.now() + YEAR_MS)

/** The id of a new link that opens an unlocked result on any device, once its mail is sent. */
export async function newReportLink(
  tx: Prisma.TransactionClient,
  assessmentId: string,
): Promise<string> {
  const { id } = await tx.reportLink.create({
    data: { assessmentId, hash: hashOfNone(), expiresAt: expiry() },
    select: { id: true },
  })
  return id
}

/** Mails the link that opens an unlocked result on any device. */
export async function mailReportLink(
  tx: Prisma.TransactionClient,
  assessmentId: string,
  to: string,
): Promise<void> {
  const linkId = await newReportLink(tx, assessmentId)
  const named = await readName(tx, assessmentId)
  const data = { styleName: named.title, sureness: `${named.doubt.text}.`, linkId }
  await sendSecretMail(tx, 'report_link', to, data)
}

/**
 * Mails the free result to the address that its owner gave, with a link that opens it on any device: one mail, and no word
 * of their own in it. What was mailed before ends, since it may have gone to a mistyped address. Throws `conflict` for a result without a name, and `too_many_requests`.
 */
export async function mailFreeResult({ result }: Owner, to: string): Promise<void> {
  const named = requireNamed(result)
  await consume({ mail_address: to })
  await db.$transaction(async (tx) => {
    await tx.reportLink.updateMany({
      where: { assessmentId: result.id, opensResult: true, revokedAt: null },
      data: { revokedAt: new Date() },
    })
    const { id: linkId } = await tx.reportLink.create({
      data: {
        assessmentId: result.id,
        hash: hashOfNone(),
        expiresAt: expiry(),
        opensResult: true,
      },
      select: { id: true },
    })
    const data = { style: named.code, sureness: `${named.doubt.text}.`, linkId }
    await sendSecretMail(tx, 'free_result', to, data)
  })
}

/** Opens a mailed link, which renews its year, and says what it opens. Throws `link_invalid`. */
export async function openReportLink(
  secret: string,
): Promise<{ id: string; resultId: string; opens: 'report' | 'result' }> {
  const works: Prisma.ReportLinkWhereInput = {
    hash: hashOfSecret(secret),
    revokedAt: null,
    expiresAt: { gt: new Date() },
    OR: [{ opensResult: true }, { assessment: UNLOCKED }],
  }
  const link = await db.reportLink.findFirst({
    where: works,
    select: { id: true, assessmentId: true, opensResult: true },
  })
  // The same conditions again: the owner may have withdrawn it since it was found, and then it is not renewed.
  const { count } = await db.reportLink.updateMany({ where: works, data: { expiresAt: expiry() } })
  if (!link || count === 0) throw new ApiError('link_invalid', messages.auth.linkInvalid)
  return {
    id: link.id,
    resultId: link.assessmentId,
    opens: link.opensResult ? 'result' : 'report',
  }
}

/** Mails a further link to the owner's complete report. Throws `too_many_requests`. */
export async function mailOwnLink({ result }: Owner & Reader, to: string): Promise<void> {
  await consume({ mail_address: to })
  await db.$transaction((tx) => mailReportLink(tx, result.id, to))
}

/** Ends every link to the owner's complete report, and with them what they opened elsewhere. */
export async function withdrawLinks({ result }: Owner & Reader): Promise<void> {
  await db.reportLink.updateMany({
    where: { assessmentId: result.id, revokedAt: null },
    data: { revokedAt: new Date() },
  })
}
