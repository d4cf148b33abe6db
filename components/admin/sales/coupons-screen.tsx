import { Ban, Check, CircleSlash, TimerOff } from 'lucide'
import type { SearchQuery } from '@/lib/api/admin/fields'
import type { AdminCoupon } from '@/lib/api/admin/sales'
import { formatCents } from '@/lib/pricing'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { ListForm } from '../list-form'
import { type ListPage, ListScreen } from '../list-screen'
import { StateTag, StateTags } from '../state-tag'
import { CouponActs } from './coupon-acts'
import { offWords, untilWords, usesWords } from './coupon-words'
import { NewCoupon } from './new-coupon'

const COLUMNS: [Column<AdminCoupon>, ...Column<AdminCoupon>[]] = [
  { label: 'Code', cell: ({ code }) => code },
  { label: 'Discount', cell: offWords },
  { label: 'State', cell: (coupon) => <CouponTag coupon={coupon} /> },
  {
    label: 'Expires',
    cell: ({ expires_at }) => (expires_at ? untilWords(expires_at) : 'never'),
  },
  { label: 'Used', cell: usesWords, isNumber: true },
  { label: 'Revenue', cell: ({ revenue_cents }) => formatCents(revenue_cents), isNumber: true },
  {
    label: 'Change',
    cell: (coupon) => <CouponActs coupon={coupon} />,
    isNumber: true,
    isPlain: true,
  },
]

/**
 * All coupons, and the form of a new one. What a coupon takes off cannot be changed, because people know it.
 */
export function CouponsScreen(page: ListPage<AdminCoupon, SearchQuery>) {
  const { q } = page.query
  return (
    <ListScreen
      page={page}
      path={routes.adminCoupons}
      title="Coupons"
      note="You can limit a coupon, end it, or switch it off. Its discount can’t be changed."
      above={
        <>
          <NewCoupon />
          <ListForm path={routes.adminCoupons} search={{ label: 'Find a code', value: q ?? '' }} />
        </>
      }
      caption="Coupons, newest first"
      columns={COLUMNS}
      empty={{
        title: 'No coupons',
        text: q
          ? 'No code matches. Try part of it.'
          : 'Create the first one above: a code, a discount, and how long it’s valid.',
      }}
    />
  )
}

const STATUS = {
  active: { text: 'Active', icon: Check, kind: 'good' },
  off: { text: 'Off', icon: Ban, kind: 'open' },
  expired: { text: 'Expired', icon: TimerOff, kind: 'open' },
  used_up: { text: 'Used up', icon: CircleSlash, kind: 'open' },
} as const

/** Whether a coupon holds, and why not. */
function CouponTag({ coupon: { status, preview_only } }: { coupon: AdminCoupon }) {
  const { text, ...tag } = STATUS[status]
  return (
    <StateTags>
      <StateTag {...tag}>{text}</StateTag>
      {preview_only && <StateTag kind="open">Preview mode only</StateTag>}
    </StateTags>
  )
}
