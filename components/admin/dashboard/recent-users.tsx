import { PersonCircle } from '@/components/account/auth/person-circle'
import { ChartCard } from '@/components/charts/chart-card'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Dashboard } from '@/lib/api/admin/dashboard'
import { adminUserPath, routes } from '@/lib/routes'

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
        <Link className="link text-sm" href={routes.adminUsers}>
          All users
        </Link>
      }
      className={className}
    >
      <ul className="mt-2.5 text-15 leading-normal [&_li:first-child]:border-t-0 [&_li]:grid [&_li]:items-center [&_li]:gap-x-3.5 [&_li]:gap-y-0.5 [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-3">
        {users.map(({ id, name, email, circle, created_at }) => (
          <li
            key={id}
            className="grid-cols-[36px_minmax(0,1fr)_minmax(0,1.3fr)_12rem] narrow:grid-cols-[36px_minmax(0,1fr)] narrow:[&>:first-child]:row-[1_/_4] narrow:[&>:first-child]:mt-0.5 narrow:[&>:first-child]:self-start"
          >
            <PersonCircle {...namesOf(name)} circle={circle} size={36} />
            <span className="grid min-w-0">
              <Link
                className="max-w-full list-none justify-self-start truncate font-600 no-underline hover:underline hover:underline-offset-4 [&::-webkit-details-marker]:hidden"
                href={adminUserPath(id)}
              >
                <bdi>{name || email}</bdi>
              </Link>
            </span>
            <span className="truncate text-ink-2">{email}</span>
            <span className="narrow:text-left text-right text-ink-2 tabular-nums">
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
