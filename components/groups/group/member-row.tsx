'use client'

import { Ellipsis } from 'lucide'
import { useId, useState } from 'react'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { Member } from '@/lib/api/groups'
import { fullName } from '@/lib/display-name'
import { PersonMark } from '../person-mark'
import { PersonName } from '../person-name'
import { MemberActs, StopOwnLeading } from './member-acts'

interface MemberRowProps {
  groupId: string
  member: Member
  /** It is the viewer. */
  isMine: boolean
  /** The viewer is the first leader. */
  isFirst: boolean
  mayHandOver: boolean
}

/** One member: who they are, how they work if the viewer may know, and where to write to. */
export function MemberRow(props: MemberRowProps) {
  const { groupId, member, isMine, isFirst, mayHandOver } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="px-0 py-2.5 border-line grid items-center border-t grid-cols-[40px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_44px] gap-y-0 gap-x-4 min-h-17 print:break-inside-avoid narrow:grid-cols-[40px_minmax(0,1fr)_44px] narrow:gap-y-0 narrow:gap-x-3.5">
      <PersonMark person={member} letter={member.primary_type} size={40} />
      <p className="flex items-center flex-wrap wrap-anywhere gap-y-0 gap-x-2">
        <b className="line-clamp-[var(--lines,3)] min-w-0">
          <PersonName person={member} />
        </b>
        {(isMine || member.is_leader) && <span className="tag">{roleOf(isMine, member)}</span>}
      </p>
      <MemberStyle member={member} />
      {member.email && (
        <p className="text-sm truncate text-ink-2 narrow:hidden!" title={member.email}>
          {member.email}
        </p>
      )}
      {!(isMine && isFirst) && (
        <button
          type="button"
          className="bare rounded-circle size-11 place-items-center grid col-start-5 narrow:col-start-3 narrow:row-[1_/_span_2] narrow:-mr-2.5 hover:bg-sunken aria-expanded:bg-sunken print:hidden!"
          aria-label={`Manage ${fullName(member)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {isOpen && (
        <div id={id} className="gap-3 grid col-[2_/_-1] pt-3 print:hidden!">
          <p className="text-sm text-ink-2 wrap-anywhere">
            {member.email && <span className="not-narrow:hidden">{`${member.email} `}</span>}
            <span>
              Joined <When at={member.joined_at} />
            </span>
          </p>
          {isMine ? (
            <StopOwnLeading groupId={groupId} member={member} />
          ) : (
            <MemberActs
              groupId={groupId}
              member={member}
              isFirst={isFirst}
              mayHandOver={mayHandOver}
            />
          )}
        </div>
      )}
    </li>
  )
}

function roleOf(isMine: boolean, { is_leader }: Member): string {
  if (!isMine) return 'Leader'
  return is_leader ? 'You, leader' : 'You'
}

/** Assessment status and style; nothing where the viewer may not know. */
function MemberStyle({ member }: { member: Member }) {
  const { has_assessment, headline, doubt, reminded_at } = member
  if (member.shares_results === false) {
    return <p className="text-sm narrow:col-start-2 narrow:row-start-2">Shares no results</p>
  }
  if (has_assessment === null) return null
  if (!headline) {
    return (
      <p className="text-sm text-ink-2 narrow:col-start-2 narrow:row-start-2">
        {reminded_at ? (
          <span>
            Reminded <When at={reminded_at} form="on" />
          </span>
        ) : (
          'No assessment yet'
        )}
      </p>
    )
  }
  return (
    <p className="text-sm narrow:col-start-2 narrow:row-start-2">
      <span className="block">{styleTitle(headline)}</span>
      <span className="text-ink-2">{doubt}</span>
    </p>
  )
}
