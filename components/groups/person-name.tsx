import { fullName } from '@/lib/display-name'

interface PersonNameProps {
  person: { first_name: string; last_name: string; full_name?: string }
}

/** A name kept apart from the sentence around it, whichever way it is written. */
export function PersonName({ person }: PersonNameProps) {
  return <bdi>{fullName(person)}</bdi>
}

/** Several names: "Ada, Ben and Cem". */
export function PersonNames({ people }: { people: readonly PersonNameProps['person'][] }) {
  return people.map((person, at) => (
    // Two may be called the same.
    // biome-ignore lint/suspicious/noArrayIndexKey: names never move
    <span key={at}>
      <span>{joint(at, people.length)}</span>
      <PersonName person={person} />
    </span>
  ))
}

function joint(at: number, count: number): string {
  if (at === 0) return ''
  return at === count - 1 ? ' and ' : ', '
}
