import Link from 'next/link'
import { type ActQuery, ADMIN_ACTS, type AdminAct } from '@/lib/api/admin'
import { adminUserPath, routes } from '@/lib/routes'
import { ActTable } from './act-table'
import { ACT_NAMES } from './act-words'
import { AdminScreen } from './admin-screen'
import { ListForm } from './list-form'
import { NothingHere } from './nothing-here'
import { Pager } from './pager'
import { ProblemNote } from './problem-note'

interface AuditScreenProps {
  acts: readonly AdminAct[]
  query: ActQuery
  nextCursor: string | null
  problem?: string | null
}

const ACTS = [
  { value: '', text: 'Everything' },
  ...ADMIN_ACTS.map((act) => ({ value: act, text: ACT_NAMES[act] })),
]

/** All that admins did. Nothing here can be changed or deleted. */
export function AuditScreen({ acts, query, nextCursor, problem = null }: AuditScreenProps) {
  const { act, user } = query
  return (
    <AdminScreen
      title="Audit"
      note="What admins did, newest first. It is written with the act itself, and stays."
    >
      <ListForm
        path={routes.adminAudit}
        kept={{ user }}
        choices={[{ name: 'act', label: 'Show', value: act ?? '', options: ACTS }]}
      />
      {user && (
        <p>
          Only what{' '}
          <Link href={adminUserPath(user)} prefetch={false}>
            one person
          </Link>{' '}
          did, or what was done to them.{' '}
          <Link href={routes.adminAudit} prefetch={false}>
            Show everybody
          </Link>
        </p>
      )}
      <ProblemNote problem={problem} />
      {acts.length > 0 ? (
        <ActTable caption="What admins did" acts={acts} />
      ) : (
        <NothingHere title="Nothing done">
          {act || user
            ? 'No admin did this. Show everything to see the rest.'
            : 'Rights, accounts and coupons that an admin changes are listed here.'}
        </NothingHere>
      )}
      <Pager path={routes.adminAudit} query={query} nextCursor={nextCursor} />
    </AdminScreen>
  )
}
