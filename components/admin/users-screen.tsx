import type { AdminUser, UserQuery } from '@/lib/api/admin-users'
import { routes } from '@/lib/routes'
import { AdminScreen } from './admin-screen'
import { AdminTable, type Column } from './admin-table'
import { formatCount } from './figures'
import { ListForm } from './list-form'
import { Moment } from './moment'
import { NothingHere } from './nothing-here'
import { Pager } from './pager'
import { PersonLink } from './person-link'
import { PersonTags } from './person-tags'
import { ProblemNote } from './problem-note'

interface UsersScreenProps {
  users: readonly AdminUser[]
  query: UserQuery
  nextCursor: string | null
  problem?: string | null
}

const SORTS = [
  { value: 'newest', text: 'Newest first' },
  { value: 'oldest', text: 'Oldest first' },
  { value: 'name', text: 'Last name' },
  { value: 'email', text: 'Email' },
]

/** A choice between all, those that are so, and those that are not. */
const flag = (name: 'verified' | 'admin' | 'disabled', label: string, yes: string, no: string) => ({
  name,
  label,
  options: [
    { value: '', text: 'All' },
    { value: 'yes', text: yes },
    { value: 'no', text: no },
  ],
})

const FLAGS = [
  flag('verified', 'Address', 'Verified', 'Not verified'),
  flag('admin', 'Rights', 'Admins', 'Not admins'),
  flag('disabled', 'Access', 'Disabled', 'Enabled'),
]

const COLUMNS: [Column<AdminUser>, ...Column<AdminUser>[]] = [
  {
    label: 'Person',
    cell: ({ id, first_name, last_name, email }) => (
      <PersonLink person={{ id, name: `${first_name} ${last_name}`.trim(), email }} />
    ),
  },
  { label: 'State', cell: (user) => <PersonTags user={user} />, isPlain: true },
  { label: 'Joined', cell: ({ created_at }) => <Moment at={created_at} /> },
  {
    label: 'Last assessment',
    cell: ({ last_completed_at }) =>
      last_completed_at ? <Moment at={last_completed_at} /> : 'None',
  },
  { label: 'Assessments', cell: ({ assessments }) => formatCount(assessments), isNumber: true },
  { label: 'Groups', cell: ({ groups }) => formatCount(groups), isNumber: true },
]

/** Everybody with an account. */
export function UsersScreen({ users, query, nextCursor, problem = null }: UsersScreenProps) {
  return (
    <AdminScreen
      title="Users"
      note="Open a person to change their rights, help with their address, or end the account."
    >
      <ListForm
        path={routes.adminUsers}
        search={{ label: 'Name or email', value: query.q ?? '' }}
        choices={[
          ...FLAGS.map((choice) => ({
            ...choice,
            value: query[choice.name] ?? '',
          })),
          { name: 'sort', label: 'Sort by', value: query.sort, options: SORTS },
        ]}
      />
      <ProblemNote problem={problem} />
      {users.length > 0 ? (
        <AdminTable
          caption="People with an account"
          rows={users}
          keyOf={({ id }) => id}
          columns={COLUMNS}
        />
      ) : (
        <NothingHere title="Nobody found">
          No account matches. Try a part of the name or address, or show all again.
        </NothingHere>
      )}
      <Pager path={routes.adminUsers} query={query} nextCursor={nextCursor} />
    </AdminScreen>
  )
}
