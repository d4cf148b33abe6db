import { ChartCard } from '@/components/charts/chart-card'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { adminUserPath } from '@/lib/routes'

interface RecentAssessmentsProps {
  assessments: Dashboard['recent_activity']['assessments']
  className?: string
}

/** The latest results, with their people. */
export function RecentAssessments({ assessments, className }: RecentAssessmentsProps) {
  return (
    <ChartCard title="Recent assessments" className={className}>
      {assessments.length === 0 && (
        <p className="mt-3 text-ink-2">No one has taken the assessment yet.</p>
      )}
      <ul className="mt-2.5 text-15 leading-normal [&_li:first-child]:border-t-0 [&_li]:grid [&_li]:items-center [&_li]:gap-x-3.5 [&_li]:gap-y-0.5 [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-3">
        {assessments.map(({ id, user, completed_at, primary_type, headline }) => (
          <li
            key={id}
            className="grid-cols-[36px_minmax(0,1fr)_auto] narrow:grid-cols-[36px_minmax(0,1fr)] narrow:[&>:last-child]:col-start-2"
          >
            <StyleMark letter={primary_type} size={36} />
            <span className="grid min-w-0">
              {user.id ? (
                <Link
                  className="max-w-full list-none justify-self-start truncate font-600 no-underline hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden"
                  href={adminUserPath(user.id)}
                >
                  <bdi>{user.name}</bdi>
                </Link>
              ) : (
                <span className="font-600">{user.name}</span>
              )}
              <span className="text-ink-2">{styleTitle(headline)}</span>
            </span>
            <span className="text-ink-2 tabular-nums">
              <When at={completed_at} form="moment" />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
