import { BadgeCheck, Ban, Shield } from 'lucide'
import type { AdminUser } from '@/lib/api/admin/users'
import { MailTag } from '../mail-tag'
import { StateTag, StateTags } from '../state-tag'

/** What is so about an account. */
export function PersonTags({ user }: { user: AdminUser }) {
  const { email_verified, is_admin, disabled_at, has_pass, mail_trouble } = user
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
      <MailTag trouble={mail_trouble} />
      {has_pass && <StateTag kind="plain">Pass</StateTag>}
    </StateTags>
  )
}
