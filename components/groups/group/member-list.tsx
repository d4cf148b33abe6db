'use client'

import type { Member } from '@/lib/api/groups'
import { formatCount } from '@/lib/counts'
import { FindPerson } from '../find-person'
import { useShown } from '../use-shown'
import { MemberRow } from './member-row'

interface MemberListProps {
  groupId: string
  /** The leaders first, then by name. */
  members: readonly Member[]
  personId: string
  /** The viewer is the first leader. */
  isFirst: boolean
  /** Whether the viewer has shown that their address is theirs: who has not hands nothing over. */
  mayHandOver: boolean
}

/** The people of a group, for its leaders: those without a result first, because something is to be done about them. */
export function MemberList(props: MemberListProps) {
  const { groupId, members, personId, isFirst, mayHandOver } = props
  const isWaiting = ({ has_assessment }: Member) => has_assessment === false
  const inOrder = [...members].sort(
    (one, other) => Number(isWaiting(other)) - Number(isWaiting(one)),
  )
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(inOrder)
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="members">
      <h2 id="members" className="sr-only">
        People
      </h2>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      <ul>
        {shown.map((member) => (
          <MemberRow
            key={member.id}
            groupId={groupId}
            member={member}
            isMine={member.id === personId}
            isFirst={isFirst}
            mayHandOver={mayHandOver}
          />
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline btn-small justify-self-start"
          onClick={showMore}
        >
          {`Show more (${formatCount(more)} left)`}
        </button>
      )}
    </section>
  )
}
