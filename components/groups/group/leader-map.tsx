import { EmptyCircle } from '@/components/charts/circle/empty-circle'
import { countOf } from '@/lib/counts'
import { type Standing, toMapPerson } from '../member/colleagues'
import map from '../member/map-card.module.css'
import { PeopleCircle } from '../people-circle'

/** Everyone with a result on the circle, for the leader. */
export function LeaderMap({ standing: { mine, others } }: { standing: Standing }) {
  const people = [mine, ...others].flatMap((one) => (one ? toMapPerson(one, one === mine) : []))
  return (
    <section className={`card stack padded ${map.card}`} aria-labelledby="map">
      <h2 id="map" className="h3">
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
          <p className="mut">No one has answered yet.</p>
        </>
      )}
    </section>
  )
}
