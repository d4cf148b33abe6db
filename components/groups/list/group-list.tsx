import { Link } from '@/components/ui/link'
import { When } from '@/components/ui/when'
import type { Group } from '@/lib/api/groups'
import { countOf } from '@/lib/counts'
import { comparisonPath, groupPath } from '@/lib/routes'
import styles from './group-list.module.css'

/** The groups in rows; on narrow screens each row is a card with the same data. */
export function GroupList({ groups, caption }: { groups: readonly Group[]; caption: string }) {
  return (
    <div className="sideways">
      <table
        className={`ruled folded [--head:0_14px_10px_0] [--cell:18px_14px_18px_0] narrow:[&_tr]:px-0 narrow:[&_tr]:py-5.5 narrow:[&_tr]:flex narrow:[&_tr]:flex-wrap narrow:[&_tr]:gap-y-1.5 narrow:[&_tr]:gap-x-3.5 narrow:[&_tr]:items-center ${styles.table}`}
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

function GroupRow({ group }: { group: Group }) {
  const { id, name, description, member_count, created_at, is_leader, asks, archived_at } = group
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <bdi className="line-clamp-[var(--lines,3)] min-w-0">{name}</bdi>
        {asks && (
          <span className="tag bg-inverse text-on-inverse mt-1 [&_:focus-visible]:[outline-color:var(--on-inverse)]">
            Has a question for you
          </span>
        )}
        {description && (
          <span className="text-sm line-clamp-[var(--lines,3)] text-ink-2 min-w-0 [--lines:2] max-w-[42rem] font-400">
            <bdi>{description}</bdi>
          </span>
        )}
      </th>
      <td className="tabular-nums">
        <span aria-hidden="true" className="narrow:hidden">
          {member_count}
        </span>
        <span className="overflow-hidden size-px absolute [clip-path:inset(50%)] narrow:size-auto narrow:static narrow:[clip-path:none]">
          {countOf(member_count, 'member')}
        </span>
      </td>
      <td className="text-sm whitespace-nowrap">
        <span className="overflow-hidden size-px text-ink-2 absolute [clip-path:inset(50%)] narrow:size-auto narrow:static narrow:[clip-path:none]">
          Created{' '}
        </span>
        <When at={created_at} />
      </td>
      <td>
        <span className="tag">{is_leader ? 'Leader' : 'Member'}</span>
      </td>
      <td className={`[&_a+a]:ml-2 narrow:[&_a+a]:m-0 ${styles.open}`}>
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
