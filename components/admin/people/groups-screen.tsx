import { When } from '@/components/ui/when'
import type { AdminGroup } from '@/lib/api/admin/admin'
import type { SearchQuery } from '@/lib/api/admin/fields'
import { countOf, formatCount } from '@/lib/counts'
import { routes } from '@/lib/routes'
import type { Column } from '../admin-table'
import { ListForm } from '../list-form'
import { type ListPage, ListScreen } from '../list-screen'
import { PersonLink } from '../person-link'

const COLUMNS: [Column<AdminGroup>, ...Column<AdminGroup>[]] = [
  {
    label: 'Group',
    cell: ({ name, description, archived_at }) => (
      <>
        <bdi>{name}</bdi>
        {archived_at && (
          <span className="block text-ink-2">
            <span>Archived</span> <When at={archived_at} form="on" />
          </span>
        )}
        {description && (
          <bdi className="line-clamp-[var(--lines,3)] min-w-0 max-w-[34rem] font-400 text-ink-2 [--lines:2]">
            {description}
          </bdi>
        )}
      </>
    ),
  },
  {
    label: 'Leader',
    cell: ({ leader, further_leaders }) => (
      <>
        <PersonLink person={leader} />
        {further_leaders > 0 && (
          <span className="block text-ink-2">{`and ${countOf(further_leaders, 'further leader')}`}</span>
        )}
      </>
    ),
  },
  { label: 'Created', cell: ({ created_at }) => <When at={created_at} form="moment" /> },
  { label: 'Members', cell: ({ member_count }) => formatCount(member_count), isNumber: true },
  { label: 'By link', cell: ({ joined_by_link }) => formatCount(joined_by_link), isNumber: true },
]

/** All groups. What their members scored is for their leaders, not for admins. */
export function GroupsScreen(page: ListPage<AdminGroup, SearchQuery>) {
  const { q } = page.query
  return (
    <ListScreen
      page={page}
      path={routes.adminGroups}
      title="Groups"
      note="Who leads them, and how many members they have. Scores stay within each group."
      above={
        <ListForm path={routes.adminGroups} search={{ label: 'Group or leader', value: q ?? '' }} />
      }
      caption="Groups, newest first"
      columns={COLUMNS}
      empty={{
        title: 'No groups',
        text: q
          ? 'No group or leader matches. Try part of the name or email address.'
          : 'Groups show up here as soon as someone creates one.',
      }}
    />
  )
}
