import { ChartCard } from '@/components/charts/chart-card'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { styleTitle } from '@/components/results/style/style-title'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { adminUserPath } from '@/lib/routes'
import styles from './recent.module.css'

interface RecentAssessmentsProps {
  assessments: Dashboard['recent_activity']['assessments']
  className?: string
}

/** The latest results, with their people. */
export function RecentAssessments({ assessments, className }: RecentAssessmentsProps) {
  return (
    <ChartCard title="Recent assessments" className={className}>
      {assessments.length === 0 && (
        <p className={`mut ${styles.empty}`}>No one has taken the assessment yet.</p>
      )}
      <ul className={`sm tight ${styles.list}`}>
        {assessments.map(({ id, user, completed_at, primary_type, headline }) => (
          <li key={id} className={styles.assessment}>
            <StyleMark letter={primary_type} size={36} />
            <span className={`grid shrinks ${styles.who}`}>
              {user.id ? (
                <Link className="self-start unmarked" href={adminUserPath(user.id)}>
                  <bdi>{user.name}</bdi>
                </Link>
              ) : (
                <span className={styles.name}>{user.name}</span>
              )}
              <span className="mut">{styleTitle(headline)}</span>
            </span>
            <span className="num mut">
              <When at={completed_at} form="moment" />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
