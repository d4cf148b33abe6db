import type { AdminUser } from '@/lib/api/admin/users'

/** Whom a question is about: two people may share a name, but no address. */
export function PersonLine({ user: { first_name, last_name, email } }: { user: AdminUser }) {
  return (
    <p>
      <b>
        <bdi>{`${first_name} ${last_name}`.trim()}</bdi>
      </b>{' '}
      <span>{email}</span>
    </p>
  )
}
