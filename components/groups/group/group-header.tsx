'use client'

import { ChartPie, Pencil } from 'lucide'
import { useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { useFocusOnClose } from '@/components/ui/use-focus-on-open'
import type { GroupDetail } from '@/lib/api/groups'
import { comparisonPath } from '@/lib/routes'
import { countOf } from '../wording'
import { EditGroupForm } from './edit-group-form'
import styles from './group-header.module.css'

/** Name and description of a group, for its leader, who can change both, and compare. */
export function GroupHeader({ group }: { group: GroupDetail }) {
  const [isEditing, setEditing] = useState(false)
  const editButton = useFocusOnClose(isEditing)

  if (isEditing) return <EditGroupForm group={group} onDone={() => setEditing(false)} />
  return (
    <header className={`flex wraps apart end ${styles.header}`}>
      <div className={`grid gap-s shrinks anywhere ${styles.words}`}>
        <h1 className="d2">
          <bdi>{group.name}</bdi>
        </h1>
        {group.description && (
          <p className={`lede ${styles.description}`}>
            <bdi>{group.description}</bdi>
          </p>
        )}
        <p className="mut">{summaryOf(group)}</p>
      </div>
      <div className={`flex wraps gap-s narrow-full ${styles.actions}`}>
        <Link className="btn" href={comparisonPath(group.id)}>
          <Icon of={ChartPie} />
          Compare
        </Link>
        <button
          ref={editButton}
          type="button"
          className="btn outline"
          onClick={() => setEditing(true)}
        >
          <Icon of={Pencil} />
          Edit group
        </button>
      </div>
    </header>
  )
}

/** What can be said about the group without opening it further. */
function summaryOf({ members }: GroupDetail): string {
  const count = countOf(members.length, 'member')
  const taken = members.filter((member) => member.has_assessment).length
  if (taken === members.length && taken > 1) return `${count}. All have taken the assessment.`
  if (taken === 0) return `${count}. Nobody has taken the assessment yet.`
  return `${count}. ${taken.toLocaleString('en-US')} ${taken === 1 ? 'has' : 'have'} taken the assessment.`
}
