import { SmallCircle } from '@/components/charts/circle/small-circle'
import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Group } from '@/lib/api/groups'
import { countOf } from '@/lib/counts'
import { comparisonPath, groupPath } from '@/lib/routes'
import styles from './group-list.module.css'

/** A group, with who of it is on its small circle. */
export type ListedGroup = Group & {
  people?: React.ComponentProps<typeof SmallCircle>['people']
}

interface GroupListProps {
  groups: readonly ListedGroup[]
  caption: string
}

/** The groups in rows, each with its small circle; on narrow screens each row is a card with the same data. */
export function GroupList({ groups, caption }: GroupListProps) {
  return (
    <div className="sideways">
      <table
        className={`ruled folded [--cell:18px_14px_18px_0] [--head:0_14px_10px_0] narrow:[&_tr]:flex narrow:[&_tr]:flex-wrap narrow:[&_tr]:items-center narrow:[&_tr]:gap-x-3.5 narrow:[&_tr]:gap-y-1.5 narrow:[&_tr]:px-0 narrow:[&_tr]:py-5.5 ${styles.table}`}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Members</th>
            <th scope="col">Created</th>
            <th scope="col">Your role</th>
            <th scope="col">
              <span className="sr-only">Open</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <GroupRow key={group.id} group={group} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function GroupRow({ group }: { group: ListedGroup }) {
  const { id, name, description, member_count, created_at, is_leader, asks, archived_at } = group
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span className={group.people && 'grid grid-cols-[72px_minmax(0,1fr)] items-center gap-4'}>
          {group.people && <SmallCircle people={group.people} />}
          <span className="block min-w-0">
            <bdi className="line-clamp-[var(--lines,3)] min-w-0">{name}</bdi>
            {asks && (
              <span className="tag mt-1 bg-inverse text-on-inverse [&_:focus-visible]:[outline-color:var(--on-inverse)]">
                Has a question for you
              </span>
            )}
            {description && (
              <span className="line-clamp-[var(--lines,3)] min-w-0 max-w-[42rem] font-400 text-ink-2 text-sm [--lines:2]">
                <bdi>{description}</bdi>
              </span>
            )}
          </span>
        </span>
      </th>
      <td className="tabular-nums">
        <span aria-hidden="true" className="narrow:hidden">
          {member_count}
        </span>
        <span className="narrow:static absolute narrow:size-auto size-px overflow-hidden [clip-path:inset(50%)] narrow:[clip-path:none]">
          {countOf(member_count, 'member')}
        </span>
      </td>
      <td className="whitespace-nowrap text-sm">
        <span className="narrow:static absolute narrow:size-auto size-px overflow-hidden text-ink-2 [clip-path:inset(50%)] narrow:[clip-path:none]">
          Created{' '}
        </span>
        <When at={created_at} />
      </td>
      <td>
        <span className="tag">{is_leader ? 'Leader' : 'Member'}</span>
      </td>
      <td className={`narrow:[&_a+a]:m-0 [&_a+a]:ml-2 ${styles.open}`}>
        <Link
          className="btn btn-small btn-outline narrow:flex-1"
          href={groupPath(id)}
          aria-label={`View ${name}`}
        >
          View
        </Link>
        {is_leader && archived_at === null && (
          <Link
            className="btn btn-small btn-outline narrow:flex-1"
            href={comparisonPath(id)}
            aria-label={`Compare ${name}`}
          >
            Compare
          </Link>
        )}
      </td>
    </tr>
  )
}
