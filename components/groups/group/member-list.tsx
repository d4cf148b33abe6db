'use client'

import { MailPlus } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { Member } from '@/lib/api/groups'
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
    <section
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:pt-6 pt-7.5 pb-4 [&>button]:mb-3"
      aria-labelledby="members"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2.5">
        <h2 id="members" className="text-h3">
          People
        </h2>
        <a className="btn btn-outline btn-small print:hidden!" href="#invite">
          <Icon of={MailPlus} />
          Invite by email
        </a>
      </div>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      {parts.map(
        ({ title, part }) =>
          part.length > 0 && (
            <div key={title}>
              {title && <h3 className="px-0 py-3 font-600 text-ink-2 text-sm">{title}</h3>}
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
        <button
          type="button"
          className="btn btn-outline btn-small justify-self-start"
          onClick={showMore}
        >
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </section>
  )
}
