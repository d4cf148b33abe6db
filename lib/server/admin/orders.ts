import 'server-only'
import { z } from 'zod'
import { type AdminOrder, adminOrder } from '@/lib/api/admin/sales'
import { mailTrouble } from '@/lib/api/fields'
import { db, Prisma } from '../base/db'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { queryRows } from '../base/sql'
import { isId } from '../base/storable'
import type { Admin } from '../viewer/admin'
import { finds } from './search'

const orderRow = z.object({
  ...adminOrder.pick({ id: true, product: true, status: true, currency: true, email: true }).shape,
  userId: z.string().nullable(),
  userName: z.string().nullable(),
  userEmail: z.string().nullable(),
  listCents: z.int(),
  discountCents: z.int(),
  amountCents: z.int(),
  couponCode: z.string().nullable(),
  paymentIntentId: z.string().nullable(),
  createdAt: z.date(),
  paidAt: z.date().nullable(),
  mailTrouble,
})

function toAdminOrder(row: z.output<typeof orderRow>): AdminOrder {
  const { userId, userName, userEmail } = row
  return {
    id: row.id,
    product: row.product,
    status: row.status,
    person: userId === null ? null : { id: userId, name: userName ?? '', email: userEmail ?? '' },
    email: row.email,
    list_cents: row.listCents,
    discount_cents: row.discountCents,
    amount_cents: row.amountCents,
    currency: row.currency,
    coupon_code: row.couponCode,
    payment_intent_id: row.paymentIntentId,
    created_at: row.createdAt.toISOString(),
    paid_at: row.paidAt?.toISOString() ?? null,
    mail_trouble: row.mailTrouble,
  }
}

/** Finds a coupon's code or an id as a whole; an order's address or its person also in part. */
function matching(q: string): Prisma.Sql {
  const text = q.normalize('NFKC')
  const who = Prisma.sql`concat_ws(' ', users.first_name, users.last_name, users.email, orders.email)`
  return Prisma.sql`(${finds(q, who)}
    OR coupons.code = ${text.toUpperCase()} OR payment_intent_id = ${text}
    OR orders.id = ${isId(text) ? text : null}::uuid)`
}

/** Orders, newest first. */
export async function listAllOrders(
  _admin: Admin,
  { q, status, cursor }: { q?: string; status?: AdminOrder['status']; cursor?: string },
) {
  const place = readCursor(cursor, timePlace)
  const conditions = [
    status ? Prisma.sql`orders.status = ${status}::order_status` : Prisma.sql`true`,
    q ? matching(q) : Prisma.sql`true`,
    place
      ? Prisma.sql`(orders.created_at, orders.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
      : Prisma.sql`true`,
  ]
  // Prisma cannot search in columns of several tables at once.
  const rows = await queryRows(
    db,
    orderRow,
    Prisma.sql`
    SELECT orders.id::text, product::text, status::text, currency, orders.email,
      users.id::text AS "userId", users.email AS "userEmail",
      trim(users.first_name || ' ' || users.last_name) AS "userName",
      list_cents AS "listCents", discount_cents AS "discountCents", amount_cents AS "amountCents",
      coupons.code AS "couponCode", payment_intent_id AS "paymentIntentId",
      orders.created_at AS "createdAt", paid_at AS "paidAt",
      orders.mail_trouble::text AS "mailTrouble"
    FROM orders LEFT JOIN users ON users.id = orders.user_id
      LEFT JOIN coupons ON coupons.id = orders.coupon_id
    WHERE ${Prisma.join(conditions, ' AND ')}
    ORDER BY orders.created_at DESC, orders.id DESC LIMIT ${PAGE_SIZE + 1}`,
  )
  return toPage(rows, toAdminOrder, ({ createdAt, id }) => [createdAt.toISOString(), id])
}
