import { Ban, Check, Clock, TriangleAlert, Undo2 } from 'lucide'
import { When } from '@/components/ui/when'
import { type AdminOrder, ORDER_STATUSES, type OrderQuery } from '@/lib/api/admin/sales'
import { formatCents } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { ListForm } from '../list-form'
import { type ListPage, ListScreen } from '../list-screen'
import { MailTag } from '../mail-tag'
import { PersonLink } from '../person-link'
import { StateTag, StateTags } from '../state-tag'

const ORDER_STATUS = {
  open: { text: 'Not paid yet', icon: Clock, kind: 'open' },
  paid: { text: 'Paid', icon: Check, kind: 'good' },
  canceled: { text: 'Canceled', icon: Ban, kind: 'open' },
  refunded: { text: 'Refunded', icon: Undo2, kind: 'caution' },
  disputed: { text: 'In dispute', icon: TriangleAlert, kind: 'bad' },
} as const

const STATUSES = [
  { value: '', text: 'All' },
  ...ORDER_STATUSES.map((status) => ({ value: status, text: ORDER_STATUS[status].text })),
]

const COLUMNS: [Column<AdminOrder>, ...Column<AdminOrder>[]] = [
  { label: 'Order', cell: (order) => <What order={order} /> },
  { label: 'Buyer', cell: (order) => <Buyer order={order} /> },
  { label: 'State', cell: (order) => <OrderTags order={order} /> },
  { label: 'Started', cell: ({ created_at }) => <When at={created_at} form="moment" /> },
  { label: 'Paid', cell: ({ paid_at }) => paid_at && <When at={paid_at} form="moment" /> },
  { label: 'Amount', cell: (order) => <Amount order={order} />, isNumber: true },
]

/** Everything that was ordered. Money is given back at Stripe, and shows here as soon as Stripe says so. */
export function OrdersScreen(page: ListPage<AdminOrder, OrderQuery>) {
  const { q = '', status = '' } = page.query
  return (
    <ListScreen
      page={page}
      path={routes.adminOrders}
      title="Orders"
      note="Give refunds in Stripe. The order is updated here as soon as Stripe tells us."
      above={
        <ListForm
          path={routes.adminOrders}
          search={{ label: 'Name, email, coupon, or ID of an order or payment', value: q }}
          choices={[{ name: 'status', label: 'State', value: status, options: STATUSES }]}
        />
      }
      caption="Orders, newest first"
      columns={COLUMNS}
      empty={{
        title: 'No orders',
        text:
          q || status
            ? 'No order matches. Coupons and IDs have to be complete; part of a name or an email address is enough.'
            : 'Orders show up here as soon as someone starts to check out.',
      }}
    />
  )
}

function What({ order: { id, product, coupon_code, payment_intent_id } }: { order: AdminOrder }) {
  return (
    <>
      <span>{product === 'pass' ? 'The pass' : 'Complete report'}</span>
      {coupon_code && (
        <span className="wrap-anywhere block font-400 text-ink-3 text-xs">{`Coupon ${coupon_code}`}</span>
      )}
      <span className="wrap-anywhere block roomy:whitespace-nowrap font-400 text-ink-3 text-xs">
        {id}
      </span>
      {payment_intent_id && (
        <span className="wrap-anywhere block roomy:whitespace-nowrap font-400 text-ink-3 text-xs">
          {payment_intent_id}
        </span>
      )}
    </>
  )
}

function Buyer({ order: { person, email } }: { order: AdminOrder }) {
  if (person) return <PersonLink person={person} />
  return (
    <>
      <span>A guest</span>
      {email && <span className="wrap-anywhere block font-400 text-ink-3 text-xs">{email}</span>}
    </>
  )
}

function Amount({ order }: { order: AdminOrder }) {
  const { amount_cents, list_cents, discount_cents, currency } = order
  return (
    <>
      <span>{formatCents(amount_cents, currency)}</span>
      {discount_cents > 0 && (
        <span className="wrap-anywhere block font-400 text-ink-3 text-xs">{`of ${formatCents(list_cents, currency)}`}</span>
      )}
    </>
  )
}

/** How an order stands, and its last mail. */
function OrderTags({ order: { status, mail_trouble } }: { order: AdminOrder }) {
  const { text, ...tag } = ORDER_STATUS[status]
  return (
    <StateTags>
      <StateTag {...tag}>{text}</StateTag>
      <MailTag trouble={mail_trouble} />
    </StateTags>
  )
}
