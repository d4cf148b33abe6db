import { EmptyCircle } from '@/components/charts/empty-circle'
import { Toaster } from '@/components/ui/toaster'
import type { Group } from '@/lib/api/groups'
import type { Invitation } from '@/lib/api/invitations'
import { GroupForms } from './group-forms'
import { GroupList } from './group-list'
import styles from './groups-screen.module.css'
import { MyInvitations } from './my-invitations'

interface GroupsScreenProps {
  groups: readonly Group[]
  /** Open invitations to the person. */
  invitations: readonly Invitation[]
}

/** The groups of a person: what they are in, what they are invited to, and how to begin. */
export function GroupsScreen({ groups, invitations }: GroupsScreenProps) {
  const led = groups.filter((group) => group.is_leader)
  return (
    <div className={`wrap ${styles.page}`}>
      <GroupForms led={led.map(({ id, name }) => ({ id, name }))} />
      {invitations.length > 0 && <MyInvitations invitations={invitations} />}
      {groups.length > 0 ? (
        <GroupList groups={groups} />
      ) : (
        <div className={styles.empty}>
          <EmptyCircle />
          <h2 className="h3">No groups yet</h2>
          <p className="mut">
            Create a group and invite your team. Once two of you have taken the assessment, you see
            how you compare.
          </p>
        </div>
      )}
      <Toaster />
    </div>
  )
}
