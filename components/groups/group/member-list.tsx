'use client'

import { MailPlus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Member } from '@/lib/api/groups'
import { FindPerson } from '../find-person'
import { useShown } from '../use-shown'
import styles from './member-list.module.css'
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

/** The people of a group, for its leaders: those with a result, then those without. */
export function MemberList(props: MemberListProps) {
  const { groupId, members, personId, isFirst, mayHandOver } = props
  const isWaiting = ({ has_assessment }: Member) => has_assessment === false
  const inOrder = [...members].sort(
    (one, other) => Number(isWaiting(one)) - Number(isWaiting(other)),
  )
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(inOrder)
  const parts = [
    { title: '', part: shown.filter((member) => !isWaiting(member)) },
    { title: 'Not answered yet', part: shown.filter(isWaiting) },
  ]
  return (
    <section className={`card stack gap-m padded ${styles.card}`} aria-labelledby="members">
      <div className={`row wraps apart ${styles.head}`}>
        <h2 id="members" className="h3">
          People
        </h2>
        <a className="btn outline small unprinted" href="#invite">
          <Icon of={MailPlus} />
          Invite by email
        </a>
      </div>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      {parts.map(
        ({ title, part }) =>
          part.length > 0 && (
            <div key={title}>
              {title && <h3 className={`sm semibold mut ${styles.part}`}>{title}</h3>}
              <ul>
                {part.map((member) => (
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
            </div>
          ),
      )}
      {more > 0 && (
        <button type="button" className="self-start btn outline small" onClick={showMore}>
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </section>
  )
}
