import { Link } from '@/components/ui/link'
import { type ActQuery, ADMIN_ACTS, type AdminAct } from '@/lib/api/admin/admin'
import { adminUserPath, routes } from '@/lib/routes'
import { ListForm } from '../list-form'
import { type ListPage, ListScreen } from '../list-screen'
import { ACT_COLUMNS } from './act-columns'
import { ACT_NAMES } from './act-words'

const ACTS = [
  { value: '', text: 'Everything' },
  ...ADMIN_ACTS.map((act) => ({ value: act, text: ACT_NAMES[act] })),
]

/** All that admins did. Nothing here can be changed or deleted. */
export function AuditScreen(page: ListPage<AdminAct, ActQuery>) {
  const { act = '', user } = page.query
  return (
    <ListScreen
      page={page}
      path={routes.adminAudit}
      title="Audit"
      note="What admins did, newest first. Each action is recorded as it happens."
      above={
        <>
          <ListForm
            path={routes.adminAudit}
            kept={{ user }}
            choices={[{ name: 'act', label: 'Act', value: act, options: ACTS }]}
          />
          {user && <OnlyOne user={user} />}
        </>
      }
      caption="What admins did"
      columns={ACT_COLUMNS}
      empty={{
        title: 'Nothing found',
        text:
          act || user
            ? 'No admin has done this. Show everything to see the rest.'
            : 'When an admin changes rights, accounts or coupons, it shows up here.',
      }}
    />
  )
}

/** Says that the list is of one person, and how to see all of it. */
function OnlyOne({ user }: { user: string }) {
  return (
    <p>
      Only what <Link href={adminUserPath(user)}>one person</Link> did, or what was done to them.{' '}
      <Link href={routes.adminAudit}>Show everyone</Link>
    </p>
  )
}
