import { type MapPerson, PeopleMap } from '@/components/charts/circle/people-map'
import type { Letter } from '@/lib/disc/letters'
import { StrayNote } from './stray-note'

/** A phone gets a picture of its own: a large one made smaller could not be read. */
const PICTURES = [
  { className: 'narrow:hidden', size: 520, padding: 46, marker: 38 },
  { className: 'not-narrow:hidden', size: 320, padding: 34, marker: 32 },
] as const

interface PeopleCircleProps {
  people: readonly MapPerson[]
  /** The finding, for screen readers. */
  label: string
  /** Letters that no one leads with. */
  empty?: readonly Letter[]
}

/** People on the circle, with a word about a mark that stands in another letter's quarter. */
export function PeopleCircle({ people, label, empty }: PeopleCircleProps) {
  return (
    <>
      {PICTURES.map(({ className, ...picture }) => (
        <div key={className} className={`mt-4 justify-self-center ${className}`}>
          <PeopleMap people={people} label={label} empty={empty} {...picture} />
        </div>
      ))}
      <StrayNote people={people} />
    </>
  )
}
