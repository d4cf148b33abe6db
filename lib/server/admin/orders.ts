import 'server-only'
import type { AdminOrder } from '@/lib/api/admin/sales'
import { Prisma } from '../base/db'
import { isId } from '../base/ids'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { readList } from '../base/replica'
import type { Admin } from '../viewer/admin'
import { finds } from './search'

type OrderRow = Pick<AdminOrder, 'id' | 'product' | 'status' | 'currency' | 'email'> & {
  userId: string | null
  userName: string | null
  userEmail: string | null
  listCents: number
  discountCents: number
  amountCents: number
  couponCode: string | null
  paymentIntentId: string | null
  createdAt: Date
  paidAt: Date | null
  mailTrouble: AdminOrder['mail_trouble']
}

function toAdminOrder(row: OrderRow): AdminOrder {
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

/** A coupon's code or an id, whole; an address of the order, or its person, also in part. */
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
  const rows = await readList(
    (from) => from.$queryRaw<OrderRow[]>`
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
