import { BadgeCheck, Ban, Shield } from '@/components/ui/signs'
import type { AdminUser } from '@/lib/api/admin/users'
import { StateTag, StateTags } from '../state-tag'

/** What is so about an account. */
export function PersonTags({ user }: { user: AdminUser }) {
  const { email_verified, is_admin, disabled_at, has_pass } = user
  return (
    <StateTags>
      {is_admin && (
        <StateTag kind="strong" Icon={Shield}>
          Admin
        </StateTag>
      )}
      {disabled_at && (
        <StateTag kind="bad" Icon={Ban}>
          Disabled
        </StateTag>
      )}
      {email_verified ? (
        <StateTag kind="plain" Icon={BadgeCheck}>
          Verified
        </StateTag>
      ) : (
        <StateTag kind="open">Not verified</StateTag>
      )}
      {has_pass && <StateTag kind="plain">Pass</StateTag>}
    </StateTags>
  )
}
