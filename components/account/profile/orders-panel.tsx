import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Order } from '@/lib/api/account'
import { formatCents } from '@/lib/pricing'
import { forResult, routes } from '@/lib/routes'
import { Panel } from './panel'

interface OrdersPanelProps {
  orders: readonly Order[]
  hasPass: boolean
}

/** What the person has bought, and the pass if they have none. */
export function OrdersPanel({ orders, hasPass }: OrdersPanelProps) {
  return (
    <Panel id="orders" title="Your orders">
      {orders.length === 0 ? (
        <p className="text-ink-2">
          No orders yet. What you buy is listed here with its date and price.
        </p>
      ) : (
        <ul className="[&_li:last-child]:border-line [&_li:last-child]:border-b [&_li]:grid-cols-[minmax(0,1fr)_auto] [&_li]:gap-x-5 [&_li]:gap-y-0.5 [&_li]:px-0 [&_li]:py-3.5">
          {orders.map((order) => (
            <li className="grid items-baseline border-line border-t" key={order.order_id}>
              <span className="font-600">
                <OrderName order={order} />
              </span>
              <span className="text-right font-600 tabular-nums">
                {formatCents(order.amount_cents, order.currency)}
              </span>
              <span className="text-ink-2 text-sm">
                <When at={order.created_at} />
              </span>
              <span className="text-right text-ink-2 text-sm">{STATUS[order.status]}</span>
            </li>
          ))}
        </ul>
      )}
      {hasPass ? (
        <p key="has" className="text-ink-2 text-sm">
          You have the pass: every complete report in your account is open.
        </p>
      ) : (
        <p key="none" className="text-ink-2 text-sm">
          The pass opens the complete report of every result you have or will have.{' '}
          <Link className="link" href={routes.payment}>
            See the pass
          </Link>
        </p>
      )}
    </Panel>
  )
}

const STATUS: Record<Order['status'], string> = {
  open: 'Not paid yet',
  paid: 'Paid',
  canceled: 'Canceled',
  refunded: 'Refunded',
  disputed: 'In dispute',
}

function OrderName({ order }: { order: Order }) {
  const name =
    order.product === 'pass'
      ? 'The pass'
      : ['Complete report', styleOf(order)].filter(Boolean).join(': ')
  const target = targetOf(order)
  return target ? (
    <Link className="link" href={target}>
      {styleTitle(name)}
    </Link>
  ) : (
    <span>{styleTitle(name)}</span>
  )
}

/** The headline of the result; empty once it is deleted. */
const styleOf = ({ personality_type_name: name, personality_type_code: code }: Order) =>
  [name, code].filter(Boolean).join(' · ')

/** What was bought, or where to go on paying for it. */
function targetOf({ product, result_id: id, status }: Order): string | null {
  if (status === 'open') {
    if (product === 'pass') return routes.payment
    return id && forResult(routes.checkout, id)
  }
  return product === 'report' && status === 'paid' && id ? forResult(routes.report, id) : null
}
