'use client'

import { EyeOff } from 'lucide'
import { useRouter } from 'next/navigation'
import { BusyButton } from '@/components/ui/busy-button'
import { Icon } from '@/components/ui/icon'
import { showSuccess } from '@/components/ui/toaster'
import { useAction } from '@/components/ui/use-action'
import { shareResults } from '@/lib/api/entries/groups'
import styles from './own-notice.module.css'

/** For whoever came to an account that led the group before: their results are not part of it until they agree. */
export function SharingNotice({ groupId }: { groupId: string }) {
  const router = useRouter()
  const { busy, act } = useAction('Your results could not be shared. Please try again.')
  const share = () =>
    act(shareResults, { params: { id: groupId } }, () => {
      showSuccess('Your results are part of this group now.')
      router.refresh()
    })
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
          agree, nobody here sees your style or your scores. Invitations that hadn’t been accepted
          by then no longer work.
        </p>
        <BusyButton
          className="pressable btn outline small"
          busy={busy}
          busyLabel="Sharing…"
          onClick={() => void share()}
        >
          Share my results
        </BusyButton>
      </div>
    </section>
  )
}
