'use client'

import { Ellipsis } from 'lucide'
import { useId, useState } from 'react'
import { StyleCodeMarks } from '@/components/charts/marks/style-code-marks'
import { styleTitle } from '@/components/results/style/style-title'
import { Icon } from '@/components/ui/icon'
import { When } from '@/components/ui/when'
import type { Member } from '@/lib/api/groups'
import { isStyleCode } from '@/lib/disc/styles'
import { PersonMark } from '../person-mark'
import { fullName, PersonName } from '../person-name'
import { MemberActions } from './member-actions'
import styles from './member-list.module.css'

interface MemberRowProps {
  groupId: string
  member: Member
  /** It is the viewer. */
  isMine: boolean
  mayManage: boolean
  mayHandOver: boolean
}

/** One member: who they are, since when, and how they work if the viewer may know. */
export function MemberRow(props: MemberRowProps) {
  const { groupId, member, isMine, mayManage, mayHandOver } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={`grid middle lined-top unbroken ${styles.row}`}>
      <PersonMark person={member} letter={member.primary_type} size={44} />
      <div>
        <p className={`row wraps ${styles.name}`}>
          <b className="clamped">
            <PersonName person={member} />
          </b>
          {isMine && <span className="mut">(you)</span>}
          {member.is_leader && <span className="tag">Leader</span>}
        </p>
        {member.email && !isMine && <p className={`sm mut ${styles.email}`}>{member.email}</p>}
        <p className="sm mut">
          Joined <When at={member.joined_at} />
        </p>
      </div>
      <MemberStyle member={member} />
      {mayManage && (
        <button
          type="button"
          className={`center touch bare round unprinted ${styles.more}`}
          aria-label={`Manage ${fullName(member)}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={Ellipsis} />
        </button>
      )}
      {isOpen && (
        <div id={id} className={`unprinted ${styles.actions}`}>
          <MemberActions groupId={groupId} member={member} mayHandOver={mayHandOver} />
        </div>
      )}
    </li>
  )
}

/** Assessment status and style; nothing where the viewer may not know. */
function MemberStyle({ member }: { member: Member }) {
  const { has_assessment, personality_type_code: code, headline, doubt } = member
  if (member.shares_results === false) {
    return (
      <p className={`sm row gap-s ${styles.style} grid semibold ${styles.none}`}>
        Shares no results
      </p>
    )
  }
  if (has_assessment === null) return null
  if (!has_assessment || !code || !isStyleCode(code)) {
    return (
      <p className={`sm row gap-s ${styles.style} grid semibold ${styles.none}`}>
        <span>No assessment yet</span>
        {member.reminded_at && (
          <span className="mut">
            Reminded <When at={member.reminded_at} form="on" />
          </span>
        )}
      </p>
    )
  }
  return (
    <p className={`sm row gap-xs ${styles.style}`}>
      <StyleCodeMarks code={code} size={24} secondary="soft" decorative />
      <span>
        <span>{styleTitle(headline)}</span>
        <br />
        <span className="mut">{doubt}</span>
      </span>
    </p>
  )
}
