import { Link } from '@/components/ui/link'
import { adminUserPath } from '@/lib/routes'
import styles from './person-link.module.css'

interface PersonLinkProps {
  person: { id: string; name: string; email?: string }
  /** Their avatar, in the list of people. */
  portrait?: React.ReactNode
}

/** A person with an account, and the link to their page. */
export function PersonLink({ person: { id, name, email }, portrait }: PersonLinkProps) {
  const words = (
    <span className={`shrinks anywhere own-line ${styles.person}`}>
      <Link className="semibold" href={adminUserPath(id)}>
        <bdi>{name || email}</bdi>
      </Link>
      {email && name && <span className={`own-line mut ${styles.email}`}>{email}</span>}
    </span>
  )
  if (!portrait) return words
  return (
    <span className={`row gap-s ${styles.portrait}`}>
      {portrait}
      {words}
    </span>
  )
}
