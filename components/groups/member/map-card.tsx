import { ChartPie } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { GroupDetail } from '@/lib/api/groups'
import { countOf } from '@/lib/counts'
import { LETTER_NAMES } from '@/lib/disc/letters'
import { comparisonPath } from '@/lib/routes'
import { PeopleCircle } from '../people-circle'
import { PersonNames } from '../person-name'
import { type Standing, toMapPerson } from './colleagues'
import styles from './map-card.module.css'

/** Everyone who shows a place on the circle, and "You". */
export function MapCard({ group, standing }: { group: GroupDetail; standing: Standing }) {
  const { mine, others, leaders } = standing
  const people = [
    ...(mine ? [toMapPerson(mine, true)] : []),
    ...others.map((one) => toMapPerson(one, false)),
  ]
  const namesOnly = group.members_see === 'leader_only'
  const label = `The circle with ${countOf(people.length, 'person', 'people')}.${
    mine ? ` You’re nearest to ${LETTER_NAMES[mine.primary]}.` : ''
  } The list below says who they are.`
  return (
    <section className={`card stack padded ${styles.card}`} aria-labelledby="map">
      <h2 id="map" className="h3">
        {namesOnly ? 'Where you sit' : 'Where we all sit'}
      </h2>
      <p className="sm mut">
        {namesOnly ? (
          <span>
            <span>{'Members here see each other’s names only. '}</span>
            <PersonNames people={leaders} />
            <span>{` ${leaders.length === 1 ? 'sees' : 'see'} how everyone compares.`}</span>
          </span>
        ) : (
          'Closer to the rim means a stronger lean.'
        )}
      </p>
      <PeopleCircle people={people} label={label} />
      {group.members_see === 'open' && (
        <Link className={`btn outline ${styles.compare}`} href={comparisonPath(group.id)}>
          <Icon of={ChartPie} />
          Compare scores
        </Link>
      )}
    </section>
  )
}
