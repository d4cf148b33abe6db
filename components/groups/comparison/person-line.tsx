import { LETTERS } from '@/lib/disc/letters'
import { PersonMark } from '../person-mark'
import type { TeamPerson } from './team-person'

/** A person with style and scores, in one line. */
export function PersonLine({ person }: { person: TeamPerson }) {
  return (
    <p className="wrap-anywhere flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-left text-sm">
      <PersonMark person={person} letter={person.primary} size={36} />
      <b className="min-w-0">
        <bdi>{person.name}</bdi>
      </b>
      <span className="flex gap-3 text-ink-2 tabular-nums">
        {LETTERS.map((letter) => (
          <span key={letter}>
            <span>{letter}</span> <b className="text-ink">{person.scores[letter]}</b>
          </span>
        ))}
      </span>
    </p>
  )
}
