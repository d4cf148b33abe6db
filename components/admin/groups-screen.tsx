import type { AdminGroup } from '@/lib/api/admin'
import type { SearchQuery } from '@/lib/api/admin-fields'
import { routes } from '@/lib/routes'
import { AdminScreen } from './admin-screen'
import { AdminTable, type Column } from './admin-table'
import { formatCount } from './figures'
import styles from './groups-screen.module.css'
import { ListForm } from './list-form'
import { Moment } from './moment'
import { NothingHere } from './nothing-here'
import { Pager } from './pager'
import { PersonLink } from './person-link'
import { ProblemNote } from './problem-note'

interface GroupsScreenProps {
  groups: readonly AdminGroup[]
  query: SearchQuery
  nextCursor: string | null
  problem?: string | null
}

const COLUMNS: [Column<AdminGroup>, ...Column<AdminGroup>[]] = [
  {
    label: 'Group',
    cell: ({ name, description }) => (
      <>
        <bdi>{name}</bdi>
        {description && <bdi className={styles.description}>{description}</bdi>}
      </>
    ),
  },
  { label: 'Leader', cell: ({ leader }) => <PersonLink person={leader} /> },
  { label: 'Formed', cell: ({ created_at }) => <Moment at={created_at} /> },
  { label: 'Members', cell: ({ member_count }) => formatCount(member_count), isNumber: true },
]

/** All groups. What their members scored is for their leaders, not for admins. */
export function GroupsScreen({ groups, query, nextCursor, problem = null }: GroupsScreenProps) {
  return (
    <AdminScreen
      title="Groups"
      note="Who leads them and how many they are. Scores are for the leader of a group alone."
    >
      <ListForm
        path={routes.adminGroups}
        search={{ label: 'Group or leader', value: query.q ?? '' }}
      />
      <ProblemNote problem={problem} />
      {groups.length > 0 ? (
        <AdminTable
          caption="Groups, newest first"
          rows={groups}
          keyOf={({ id }) => id}
          columns={COLUMNS}
        />
      ) : (
        <NothingHere title="No groups">
          {query.q
            ? 'No group or leader matches. Try a part of the name or address.'
            : 'Groups are listed here as soon as somebody forms one.'}
        </NothingHere>
      )}
      <Pager path={routes.adminGroups} query={query} nextCursor={nextCursor} />
    </AdminScreen>
  )
}
