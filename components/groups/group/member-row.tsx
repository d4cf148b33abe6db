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
    <li className="grid min-h-17 grid-cols-[40px_minmax(0,1fr)_minmax(0,1fr)_minmax(0,1fr)_44px] narrow:grid-cols-[40px_minmax(0,1fr)_44px] items-center gap-x-4 narrow:gap-x-3.5 gap-y-0 narrow:gap-y-0 border-line border-t px-0 py-2.5 print:break-inside-avoid">
      <PersonMark person={member} letter={member.primary_type} size={40} />
      <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-0">
        <b className="line-clamp-[var(--lines,3)] min-w-0">
          <PersonName person={member} />
        </b>
        {(isMine || member.is_leader) && <span className="tag">{roleOf(isMine, member)}</span>}
      </p>
      <MemberStyle member={member} />
      {member.email && (
        <p className="narrow:hidden! truncate text-ink-2 text-sm" title={member.email}>
          {member.email}
        </p>
      )}
      {!(isMine && isFirst) && (
        <button
          type="button"
          className="bare print:hidden! col-start-5 narrow:col-start-3 narrow:row-[1_/_span_2] narrow:-mr-2.5 grid size-11 place-items-center rounded-circle hover:bg-sunken aria-expanded:bg-sunken"
          aria-label={`Manage ${fullName(member)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {isOpen && (
        <div id={id} className="print:hidden! col-[2_/_-1] grid gap-3 pt-3">
          <p className="wrap-anywhere text-ink-2 text-sm">
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
    return <p className="narrow:col-start-2 narrow:row-start-2 text-sm">Shares no results</p>
  }
  if (has_assessment === null) return null
  if (!headline) {
    return (
      <p className="narrow:col-start-2 narrow:row-start-2 text-ink-2 text-sm">
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
    <p className="narrow:col-start-2 narrow:row-start-2 text-sm">
      <span className="block">{styleTitle(headline)}</span>
      <span className="text-ink-2">{doubt}</span>
    </p>
  )
}
