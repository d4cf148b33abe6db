import type { LedGroup } from '@/lib/api/account'
import styles from './delete-account.module.css'

/** Each group that the person leads, and what becomes of it and of what they wrote in it. */
export function GroupsWithoutYou({ groups }: { groups: readonly LedGroup[] }) {
  if (groups.length === 0) return null
  return (
    <>
      <p>
        <b>The groups you lead:</b>
      </p>
      <ul className={`grid gap-xs anywhere ${styles.groups}`}>
        {groups.map(({ id, name, heir }) => (
          <li key={id}>
            <b>
              <bdi>{name}</bdi>
            </b>{' '}
            {heir === null ? (
              <span key="closes">closes: nobody else in it can lead it.</span>
            ) : (
              <span key="goes">
                goes to <bdi>{heir}</bdi> and keeps the name and description you gave it.
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
