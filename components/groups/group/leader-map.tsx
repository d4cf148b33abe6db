import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { countOf } from '@/lib/counts'
import { type Standing, toMapPerson } from '../member/colleagues'
import { PeopleCircle } from '../people-circle'

/** Everyone with a result on the circle, for the leader. */
export function LeaderMap({ standing: { mine, others } }: { standing: Standing }) {
  const people = [mine, ...others].flatMap((one) => (one ? toMapPerson(one, one === mine) : []))
  return (
    <section
      className="px-8 py-7.5 rounded-lg border border-line bg-surface grid grid-cols-1 content-start narrow:px-5 narrow:py-6"
      aria-labelledby="map"
    >
      <h2 id="map" className="text-h3">
        Where you all sit
      </h2>
      {people.length > 0 ? (
        <PeopleCircle
          people={people}
          label={`The circle with ${countOf(people.length, 'person', 'people')}. The list below says who they are.`}
        />
      ) : (
        <>
          <EmptyCircle size={220} />
          <p className="text-ink-2">No one has answered yet.</p>
        </>
      )}
    </section>
  )
}
