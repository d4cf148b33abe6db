import { BadgeCheck, Ban, Shield } from 'lucide'
import type { AdminUser } from '@/lib/api/admin/users'
import { StateTag, StateTags } from '../state-tag'

/** What is so about an account. */
export function PersonTags({ user }: { user: AdminUser }) {
  const { email_verified, is_admin, disabled_at, has_pass } = user
  return (
    <StateTags>
      {is_admin && (
        <StateTag kind="strong" icon={Shield}>
          Admin
        </StateTag>
      )}
      {disabled_at && (
        <StateTag kind="bad" icon={Ban}>
          Disabled
        </StateTag>
      )}
      {email_verified ? (
        <StateTag kind="plain" icon={BadgeCheck}>
          Verified
        </StateTag>
      ) : (
        <StateTag kind="open">Not verified</StateTag>
      )}
      {has_pass && <StateTag kind="plain">Pass</StateTag>}
    </StateTags>
  )
}
