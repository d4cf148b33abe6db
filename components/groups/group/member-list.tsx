'use client'

import { Bell } from 'lucide'
import { useRouter } from 'next/navigation'
import { ActionButton } from '@/components/ui/action-button'
import { Icon } from '@/components/ui/icon'
import { showError, showSuccess } from '@/components/ui/toaster'
import { remindMembers } from '@/lib/api/entries/groups'
import type { Member } from '@/lib/api/groups'
import { call } from '@/lib/client/call'
import { countOf } from '@/lib/counts'
import { FindPerson } from '../find-person'
import { useShown } from '../use-shown'
import styles from './member-list.module.css'
import { MemberRow } from './member-row'

interface MemberListProps {
  groupId: string
  /** The leader first, then by name. */
  members: readonly Member[]
  personId: string
  /** Whether the viewer has shown that their address is theirs: who has not hands nothing over. */
  mayHandOver: boolean
}

/** The people of a group, for its leader. */
export function MemberList(props: MemberListProps) {
  const { groupId, members, personId, mayHandOver } = props
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(members)
  const waiting = members.filter((member) => member.has_assessment === false)
  return (
    <section className={`card stack gap-m padded ${styles.card}`} aria-labelledby="members">
      <div className={`row wraps apart ${styles.head}`}>
        <h2 id="members" className="h3">
          Members
        </h2>
        {waiting.some((member) => member.id !== personId) && <RemindAll groupId={groupId} />}
      </div>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      <ul>
        {shown.map((member) => (
          <MemberRow
            key={member.id}
            groupId={groupId}
            member={member}
            isMine={member.id === personId}
            mayManage={member.id !== personId}
            mayHandOver={mayHandOver}
          />
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="self-start btn outline small" onClick={showMore}>
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </section>
  )
}

/** Mails everybody who has not taken the assessment. */
function RemindAll({ groupId }: { groupId: string }) {
  const router = useRouter()
  async function remind() {
    const { reminded } = await call(remindMembers, { params: { id: groupId }, body: {} })
    if (reminded > 0) showSuccess(`${countOf(reminded, 'reminder')} sent.`)
    else showError('Everyone has been reminded within the last day. Try again tomorrow.')
    router.refresh()
  }
  return (
    <ActionButton
      className="btn outline small"
      busyLabel="Sending..."
      failed="The reminders could not be sent. Please try again."
      act={remind}
    >
      <Icon of={Bell} />
      Remind everyone without a result
    </ActionButton>
  )
}
