import 'server-only'
import { formatCents } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import { dayIn } from '@/lib/when'
import { readName } from '../assessments/result-rows'
import type { Prisma } from '../base/db'
import { absolute } from '../base/env'
import { sendMail, sendSecretMail } from '../mail/mail'
import { newReportLink } from '../reports/links'
import type { Bought } from './entitlements'

interface PaidOrder extends Bought {
  amountCents: number
  currency: string
  /** The address that the buyer typed. */
  email: string | null
}

/**
 * Mails the receipt of an order that was just paid: to the address given with the order, else the account's,
 * else the card's. A report's has the link that opens it anywhere, and the PDF attached.
 */
export async function mailReceipt(
  tx: Prisma.TransactionClient,
  order: PaidOrder,
  payerEmail: string | null,
): Promise<void> {
  const to = order.email ?? (await accountEmail(tx, order.userId)) ?? payerEmail
  if (!to) return
  const common = {
    amount: formatCents(order.amountCents, order.currency),
    date: dayIn(new Date(), 'UTC'),
    orderId: order.id,
  }
  const { assessmentId } = order
  if (!assessmentId) {
    const link = absolute(order.product === 'pass' ? routes.history : routes.profile)
    const data = { ...common, styleName: null, resultId: null, link }
    return sendMail(tx, { kind: 'receipt', to, data })
  }
  const named = await readName(tx, assessmentId)
  const what = { styleName: named.title, sureness: `${named.doubt.text}.`, resultId: assessmentId }
  const linkId = await newReportLink(tx, assessmentId)
  return sendSecretMail(tx, 'receipt', to, { ...common, ...what, linkId })
}

/** The address of a buyer's account; null without one. */
export async function accountEmail(tx: Prisma.TransactionClient, id: string | null) {
  const user = id && (await tx.user.findUnique({ where: { id }, select: { email: true } }))
  return user ? user.email : null
}
