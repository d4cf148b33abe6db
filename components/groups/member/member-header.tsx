import { User, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { GroupDetail } from '@/lib/api/groups'
import { PersonName } from '../person-name'
import { countOf } from '../wording'
import type { Standing } from './colleagues'
import styles from './member-screen.module.css'

/** What the group is, who leads it and how many are in it. */
export function MemberHeader({ group, standing }: { group: GroupDetail; standing: Standing }) {
  const { mine, others, leader } = standing
  const people = countOf(group.members.length, 'person', 'people')
  const shown = others.length + (mine ? 1 : 0)
  return (
    <header className="grid gap-s anywhere">
      <h1 className="d2">
        <bdi>{group.name}</bdi>
      </h1>
      {group.description && (
        <p className={`lede ${styles.description}`}>
          <bdi>{group.description}</bdi>
        </p>
      )}
      <ul className={`sm mut flex wraps ${styles.meta}`}>
        <li>
          <Icon of={User} />
          <span>
            Led by <PersonName person={leader} />
          </span>
        </li>
        <li>
          <Icon of={Users} />
          <span>
            {others.length > 0
              ? `${people}, ${shown.toLocaleString('en-US')} on the circle`
              : people}
          </span>
        </li>
      </ul>
    </header>
  )
}
