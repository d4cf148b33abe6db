import { PersonCircle } from '@/components/account/auth/person-circle'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { AdminAct } from '@/lib/api/admin/admin'
import type { AdminUser } from '@/lib/api/admin/users'
import { countOf } from '@/lib/counts'
import { fullName } from '@/lib/display-name'
import { pagePath } from '@/lib/page-path'
import { routes } from '@/lib/routes'
import { AdminScreen } from '../admin-screen'
import { AdminTable } from '../admin-table'
import { ACT_COLUMNS } from '../audit/act-columns'
import { PersonTags } from './person-tags'
import { UserActs } from './user-acts'

interface UserScreenProps {
  user: AdminUser
  /** The newest acts by this person as an admin, and by admins on them. */
  acts: readonly AdminAct[]
  hasMoreActs: boolean
  /** Whether the admin looks at their own account. */
  isSelf: boolean
}

/** One person with an account: what is known, what can be done, and what was. */
export function UserScreen({ user, acts, hasMoreActs, isSelf }: UserScreenProps) {
  const { id, email, first_name, last_name } = user
  return (
    <AdminScreen
      title={<bdi>{fullName(user) || email}</bdi>}
      note={email}
      aside={
        <Link className="btn btn-small btn-outline" href={routes.adminUsers}>
          All users
        </Link>
      }
    >
      <div className="flex items-center gap-4">
        <PersonCircle firstName={first_name} lastName={last_name} circle={user.circle} size={56} />
        <PersonTags user={user} />
      </div>
      <div className="grid grid-cols-2 medium:grid-cols-1! items-start gap-4">
        <section
          className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
          aria-labelledby="known"
        >
          <h2 id="known" className="text-h3">
            Account
          </h2>
          <Facts user={user} />
          <Link
            className="link justify-self-start text-sm"
            href={pagePath(routes.adminOrders, { q: email })}
          >
            Orders with this email address
          </Link>
        </section>
        <section
          className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
          aria-labelledby="acts"
        >
          <h2 id="acts" className="text-h3">
            What you can do
          </h2>
          <UserActs user={user} isSelf={isSelf} />
        </section>
      </div>
      <section className="mt-3 grid grid-cols-1 gap-4" aria-labelledby="audit">
        <h2 id="audit" className="text-h3">
          Audit
        </h2>
        {acts.length > 0 ? (
          <AdminTable
            caption="What admins did to this person, and what this person did as an admin"
            rows={acts}
            keyOf={(act) => act.id}
            columns={ACT_COLUMNS}
          />
        ) : (
          <p className="text-ink-2">
            No admin has changed anything here, and this person has changed nothing.
          </p>
        )}
        {hasMoreActs && (
          <Link className="link" href={pagePath(routes.adminAudit, { user: id })}>
            All of it
          </Link>
        )}
      </section>
    </AdminScreen>
  )
}

function Facts({ user }: { user: AdminUser }) {
  const { created_at, assessments, last_completed_at, groups, disabled_at, has_pass } = user
  return (
    <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-5 gap-y-2.5 text-sm tabular-nums">
      <dt className="text-ink-2">Joined</dt>
      <dd className="font-550">
        <When at={created_at} form="moment" />
      </dd>
      <dt className="text-ink-2">Assessments</dt>
      <dd className="font-550">
        <span>{assessments === 0 ? 'None' : countOf(assessments, 'result')}</span>
        {last_completed_at && (
          <span>
            . Newest: <When at={last_completed_at} form="moment" />
          </span>
        )}
      </dd>
      <dt className="text-ink-2">Groups</dt>
      <dd className="font-550">{groups === 0 ? 'In none' : `In ${countOf(groups, 'group')}`}</dd>
      <dt className="text-ink-2">Pass</dt>
      <dd className="font-550">
        {has_pass ? 'Opens every complete report of this account' : 'None'}
      </dd>
      {disabled_at && (
        <>
          <dt className="text-ink-2">Disabled</dt>
          <dd className="font-550">
            <When at={disabled_at} form="moment" />
          </dd>
        </>
      )}
    </dl>
  )
}
