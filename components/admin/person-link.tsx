import Link from 'next/link'
import { adminUserPath } from '@/lib/routes'
import styles from './person-link.module.css'

interface PersonLinkProps {
  person: { id: string; name: string; email?: string }
}

/** Somebody with an account, and the way to their page. */
export function PersonLink({ person: { id, name, email } }: PersonLinkProps) {
  return (
    <span className={styles.person}>
      <Link href={adminUserPath(id)} prefetch={false}>
        <bdi>{name || email}</bdi>
      </Link>
      {email && name && <span className={styles.email}>{email}</span>}
    </span>
  )
}
