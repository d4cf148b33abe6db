import { SelectField } from '@/components/ui/select-field'
import { comparisonPath } from '@/lib/routes'
import type { TeamPerson } from './team-person'

interface PairChooserProps {
  people: readonly TeamPerson[]
  groupId: string
  /** By id; none where no one was asked for. */
  chosen?: readonly [string, string]
}

/** Leads to any two people. A plain form: the choice is in the address, so it can be kept and works without scripts. */
export function PairChooser({ people, groupId, chosen }: PairChooserProps) {
  return (
    <section className="print:hidden! px-0 pt-5 pb-2" aria-labelledby="pair-title">
      <h2 id="pair-title" className="text-h3">
        How two of you work together
      </h2>
      <form
        className="mt-4 grid grid-cols-[repeat(2,minmax(0,1fr))_auto] narrow:grid-cols-1! items-end gap-4"
        action={comparisonPath(groupId)}
      >
        {(['one', 'two'] as const).map((name, at) => (
          <SelectField
            key={`${name}${chosen}`}
            label={at === 0 ? 'First person' : 'Second person'}
            name={name}
            defaultValue={chosen?.[at] ?? people[at]?.id}
          >
            {people.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </SelectField>
        ))}
        <button type="submit" className="btn btn-outline">
          Show both
        </button>
      </form>
    </section>
  )
}
