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
      <table className={`ruled folded ${styles.table}`}>
        <caption className="vh">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Group</th>
            <th scope="col">Members</th>
            <th scope="col">Created</th>
            <th scope="col">Your role</th>
            <th scope="col">
              <span className="vh">Open</span>
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
        <bdi className="clamped">{name}</bdi>
        {asks && <span className={`tag dark ${styles.asks}`}>Has a question for you</span>}
        {description && (
          <span className={`sm mut clamped ${styles.description}`}>
            <bdi>{description}</bdi>
          </span>
        )}
      </th>
      <td className="num">
        <span aria-hidden="true" className="wide-only">
          {member_count}
        </span>
        <span className={styles.counted}>{countOf(member_count, 'member')}</span>
      </td>
      <td className="sm one-line">
        <span className={`mut ${styles.label}`}>Created </span>
        <When at={created_at} />
      </td>
      <td>
        <span className="tag">{is_leader ? 'Leader' : 'Member'}</span>
      </td>
      <td className={styles.open}>
        <Link className="btn small outline" href={groupPath(id)} aria-label={`View ${name}`}>
          View
        </Link>
        {is_leader && archived_at === null && (
          <Link
            className="btn small outline"
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
