'use client'

import { EyeOff } from 'lucide'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { showSuccess } from '@/components/ui/toaster'
import { shareResults } from '@/lib/api/entries/groups'
import { call } from '@/lib/client/call'
import styles from './own-notice.module.css'

/** For someone who came to an account that led the group before: their results are not part of it until they agree. */
export function SharingNotice({ groupId }: { groupId: string }) {
  const router = useRouter()
  async function share() {
    await call(shareResults, { params: { id: groupId } })
    showSuccess('Your results are part of this group now.')
    router.refresh()
  }
  return (
    <section
      className={`card grid gap-m unprinted ${styles.notice}`}
      aria-labelledby="sharing-notice"
    >
      <Icon of={EyeOff} />
      <div className="grid left gap-s">
        <h2 id="sharing-notice" className="h4">
          Your results are not shared here
        </h2>
        <p className="sm mut">
          This account led the group before you showed that its email address is yours. Until you
          agree, no one here sees your style or your scores. Invitations that hadn’t been accepted
          by then no longer work.
        </p>
        <ActionButton
          className="pressable btn outline small"
          busyLabel="Sharing…"
          failed="Your results could not be shared. Please try again."
          act={share}
        >
          Share my results
        </ActionButton>
      </div>
    </section>
  )
}
