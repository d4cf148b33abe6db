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
    <section
      className="grid grid-cols-1 content-start rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="map"
    >
      <h2 id="map" className="text-h3">
        {namesOnly ? 'Where you sit' : 'Where we all sit'}
      </h2>
      <p className="text-ink-2 text-sm">
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
        <Link className="btn btn-outline mt-4 justify-self-center" href={comparisonPath(group.id)}>
          <Icon of={ChartPie} />
          Compare scores
        </Link>
      )}
    </section>
  )
}
