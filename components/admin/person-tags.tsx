import { BadgeCheck, Ban, Shield } from 'lucide-react'
import type { AdminUser } from '@/lib/api/admin-users'
import styles from './person-tags.module.css'

/** What is so about an account, each with a sign of its own. */
export function PersonTags({ user }: { user: AdminUser }) {
  const { email_verified, is_admin, disabled_at, has_pass } = user
  return (
    <span className={styles.tags}>
      {is_admin && (
        <span className={`tag ${styles.admin}`}>
          <Shield className="icon" aria-hidden="true" />
          Admin
        </span>
      )}
      {disabled_at && (
        <span className={`tag ${styles.disabled}`}>
          <Ban className="icon" aria-hidden="true" />
          Disabled
        </span>
      )}
      {email_verified ? (
        <span className="tag">
          <BadgeCheck className="icon" aria-hidden="true" />
          Verified
        </span>
      ) : (
        <span className={`tag ${styles.open}`}>Not verified</span>
      )}
      {has_pass && <span className="tag">Pass</span>}
    </span>
  )
}
