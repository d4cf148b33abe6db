'use client'

import { Ellipsis } from 'lucide'
import { useId, useState } from 'react'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { Member } from '@/lib/api/groups'
import { MEMBER } from '@/lib/copy/team-story'
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

/** One member in one row: who they are, and how they work if the viewer may know. The rest of theirs is in the menu. */
export function MemberRow(props: MemberRowProps) {
  const { groupId, member, isMine, isFirst, mayHandOver } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className="grid min-h-16 grid-cols-[40px_minmax(0,1fr)_44px] items-center gap-x-3 border-line border-t py-1.5 print:break-inside-avoid">
      <PersonMark person={member} letter={member.primary_type} size={40} />
      <div className="wrap-anywhere min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 leading-snug">
          <b className="line-clamp-[var(--lines,3)] min-w-0 font-620">
            <PersonName person={member} />
          </b>
          {(isMine || member.is_leader) && <span className="tag">{roleOf(isMine, member)}</span>}
        </p>
        <MemberStyle member={member} />
      </div>
      {!(isMine && isFirst) && (
        <button
          type="button"
          className="bare print:hidden! grid size-11 scroll-mt-20 place-items-center rounded-circle hover:bg-sunken aria-expanded:bg-sunken"
          aria-label={`Manage ${fullName(member)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {isOpen && (
        <div id={id} className="print:hidden! col-[2_/_-1] grid gap-3 pt-1 pb-3">
          <p className="wrap-anywhere text-ink-2 text-sm">
            {member.doubt && <span className="block">{member.doubt}</span>}
            {member.email && <span className="block">{member.email}</span>}
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
  const { has_assessment, headline, reminded_at } = member
  if (member.shares_results === false) {
    return <p className="text-15 leading-snug">{MEMBER.sharesNone}</p>
  }
  if (has_assessment === null) return null
  return (
    <p className="text-15 text-ink-2 leading-snug">
      {headline && <span>{styleTitle(headline)}</span>}
      {!headline && reminded_at && (
        <span>
          Reminded <When at={reminded_at} form="on" />
        </span>
      )}
      {!headline && !reminded_at && <span>{MEMBER.none}</span>}
    </p>
  )
}
