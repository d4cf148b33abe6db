import { LETTERS } from '@/lib/disc/letters'
import { PersonMark } from '../person-mark'
import styles from './person-line.module.css'
import type { TeamPerson } from './team-person'

/** A person with style and scores, in one line. */
export function PersonLine({ person }: { person: TeamPerson }) {
  return (
    <p className={`sm row wraps shrinks anywhere ${styles.line}`}>
      <PersonMark person={person} letter={person.primary} size={36} />
      <b className="shrinks">
        <bdi>{person.name}</bdi>
      </b>
      <span className="num mut flex gap-s">
        {LETTERS.map((letter) => (
          <span key={letter}>
            <span>{letter}</span> <b className="ink">{person.scores[letter]}</b>
          </span>
        ))}
      </span>
    </p>
  )
}
