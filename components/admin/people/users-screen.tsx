import { PersonCircle } from '@/components/account/auth/person-circle'
import { When } from '@/components/ui/when'
import type { AdminUser, UserQuery } from '@/lib/api/admin/users'
import { formatCount } from '@/lib/counts'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { ListForm } from '../list-form'
import { type ListPage, ListScreen } from '../list-screen'
import { PersonLink } from '../person-link'
import { PersonTags } from './person-tags'

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
  flag('verified', 'Email', 'Verified', 'Not verified'),
  flag('admin', 'Rights', 'Admins', 'Not admins'),
  flag('disabled', 'Access', 'Disabled', 'Enabled'),
]

const COLUMNS: [Column<AdminUser>, ...Column<AdminUser>[]] = [
  {
    label: 'Person',
    cell: ({ id, first_name: firstName, last_name: lastName, email, circle }) => (
      <PersonLink
        person={{ id, name: `${firstName} ${lastName}`.trim(), email }}
        portrait={
          <PersonCircle firstName={firstName} lastName={lastName} circle={circle} size={36} />
        }
      />
    ),
  },
  { label: 'State', cell: (user) => <PersonTags user={user} />, isPlain: true },
  { label: 'Joined', cell: ({ created_at }) => <When at={created_at} form="moment" /> },
  {
    label: 'Last assessment',
    cell: ({ last_completed_at }) =>
      last_completed_at ? <When at={last_completed_at} form="moment" /> : 'None',
  },
  { label: 'Assessments', cell: ({ assessments }) => formatCount(assessments), isNumber: true },
  { label: 'Groups', cell: ({ groups }) => formatCount(groups), isNumber: true },
]

/** All people with an account. */
export function UsersScreen(page: ListPage<AdminUser, UserQuery>) {
  const { query } = page
  const flags = FLAGS.map((choice) => ({ ...choice, value: query[choice.name] ?? '' }))
  const sort = { name: 'sort', label: 'Sort by', value: query.sort, options: SORTS }
  return (
    <ListScreen
      page={page}
      path={routes.adminUsers}
      title="Users"
      note="Open a person to change their rights, help with their email address, or close the account."
      above={
        <ListForm
          path={routes.adminUsers}
          search={{ label: 'Name or email', value: query.q ?? '' }}
          choices={[...flags, sort]}
        />
      }
      caption="People with an account"
      columns={COLUMNS}
      empty={{
        title: 'No one found',
        text: 'No account matches. Try part of the name or email address, or show all again.',
      }}
    />
  )
}
