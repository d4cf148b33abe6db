import { groupsMessages } from '@/lib/messages/groups'
import { DeadEnd } from '../dead-end'

/** A group that is not there, or not for this person. */
export function MissingGroup({ title = groupsMessages.notFound }: { title?: string }) {
  return (
    <DeadEnd title={title} isWhole>
      It may have been deleted, or you are not part of it.
    </DeadEnd>
  )
}
