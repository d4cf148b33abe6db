import { SelectField } from '@/components/ui/select-field'
import { place } from '@/lib/disc/circle/geometry'
import { pairSheet } from '@/lib/disc/team/pair'
import { comparisonPath } from '@/lib/routes'
import styles from './pair-section.module.css'
import { PairSheet } from './pair-sheet'
import type { TeamPerson } from './team-person'

interface PairSectionProps {
  people: readonly TeamPerson[]
  asked: readonly unknown[]
  groupId: string
}

/** Any two people side by side. A plain form: the choice is in the address, so it can be kept and works without scripts. */
export function PairSection({ people, asked, groupId }: PairSectionProps) {
  const [first, second] = pickTwo(people, asked)
  return (
    <section id="pair" className={styles.section} aria-labelledby="pair-title">
      <h2 id="pair-title" className="d3">
        How these two work together
      </h2>
      <p className="mut">Pick two people and read what each should know about the other.</p>
      <form
        className={`grid end gap-m narrow-stack unprinted ${styles.form}`}
        action={`${comparisonPath(groupId)}#pair`}
      >
        <PersonSelect label="First person" name="one" people={people} chosen={first} />
        <PersonSelect label="Second person" name="two" people={people} chosen={second} />
        <button type="submit" className="btn outline">
          Show both
        </button>
      </form>
      {first.id === second.id ? (
        <p className={styles.same}>That’s the same person twice. Choose two people.</p>
      ) : (
        <PairSheet people={[first, second]} sheet={pairSheet(first, second)} />
      )}
    </section>
  )
}

/** The two that were asked for; else the two who lie furthest apart, who have most to tell each other. */
function pickTwo(
  people: readonly TeamPerson[],
  asked: readonly unknown[],
): [TeamPerson, TeamPerson] {
  const [one, two] = asked.map((id) => people.find((person) => person.id === id))
  if (one && two) return [one, two]
  const [first, second] = people as unknown as [TeamPerson, TeamPerson]
  const points = people.map(({ scores }) => place(scores))
  let [best, most]: [[TeamPerson, TeamPerson], number] = [[first, second], -1]
  for (const [i, a] of points.entries()) {
    for (let j = i + 1; j < points.length; j++) {
      const b = points[j] ?? a
      const distance = Math.hypot(a[0] - b[0], a[1] - b[1])
      if (distance <= most) continue
      most = distance
      best = [people[i] ?? first, people[j] ?? second]
    }
  }
  return best
}

interface PersonSelectProps {
  label: string
  name: string
  people: readonly TeamPerson[]
  chosen: TeamPerson
}

function PersonSelect({ label, name, people, chosen }: PersonSelectProps) {
  return (
    <SelectField key={chosen.id} label={label} name={name} defaultValue={chosen.id}>
      {people.map((person) => (
        <option key={person.id} value={person.id}>
          {person.name}
        </option>
      ))}
    </SelectField>
  )
}
