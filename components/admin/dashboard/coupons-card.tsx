import { AdminTable } from '@/components/admin/admin-table'
import { ChartCard } from '@/components/charts/chart-card'
import { Link } from '@/components/ui/link'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { formatCount } from '@/lib/counts'
import { formatCents } from '@/lib/pricing'
import { routes } from '@/lib/routes'

/** What each coupon brought in, the most used first. */
export function CouponsCard({ coupons }: { coupons: Dashboard['coupons'] }) {
  return (
    <ChartCard
      title="Coupons"
      note="The ten most used of all time, not counting refunded orders."
      aside={
        <Link className="link text-sm" href={routes.adminCoupons}>
          All coupons
        </Link>
      }
    >
      {coupons.length === 0 ? (
        <p className="mt-3 text-ink-2">No order has used a coupon yet.</p>
      ) : (
        <div className="mt-4">
          <AdminTable
            caption="What each coupon brought in"
            rows={coupons}
            keyOf={({ id }) => id}
            columns={[
              { label: 'Code', cell: ({ code }) => code },
              { label: 'Orders', cell: ({ orders }) => formatCount(orders), isNumber: true },
              {
                label: 'Taken off',
                cell: ({ discount_cents }) => formatCents(discount_cents),
                isNumber: true,
              },
              {
                label: 'Revenue',
                cell: ({ revenue_cents }) => formatCents(revenue_cents),
                isNumber: true,
              },
            ]}
          />
        </div>
      )}
    </ChartCard>
  )
}
