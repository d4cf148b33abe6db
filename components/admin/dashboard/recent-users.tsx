import { PersonCircle } from '@/components/account/auth/person-circle'
import { ChartCard } from '@/components/charts/chart-card'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { adminUserPath, routes } from '@/lib/routes'
import styles from './recent.module.css'

interface RecentUsersProps {
  users: Dashboard['recent_activity']['users']
  className?: string
}

/** The newest accounts. */
export function RecentUsers({ users, className }: RecentUsersProps) {
  return (
    <ChartCard
      title="Recent users"
      aside={
        <Link className="link sm" href={routes.adminUsers}>
          All users
        </Link>
      }
      className={className}
    >
      <ul className={`sm tight ${styles.list}`}>
        {users.map(({ id, name, email, circle, created_at }) => (
          <li key={id} className={styles.user}>
            <PersonCircle {...namesOf(name)} circle={circle} size={36} />
            <span className={`grid shrinks ${styles.who}`}>
              <Link className="self-start unmarked" href={adminUserPath(id)}>
                <bdi>{name || email}</bdi>
              </Link>
            </span>
            <span className={`mut ${styles.email}`}>{email}</span>
            <span className={`num mut ${styles.joined}`}>
              <When at={created_at} form="moment" />
            </span>
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}

/** The dashboard has whole names; the circle takes two initials. */
function namesOf(name: string) {
  const words = name.split(' ')
  return { firstName: words[0] ?? '', lastName: words.length > 1 ? (words.at(-1) ?? '') : '' }
}
