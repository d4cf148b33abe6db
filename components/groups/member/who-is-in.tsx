'use client'

import { styleTitle } from '@/components/results/style/style-title'
import { When } from '@/components/ui/when'
import { FindPerson } from '../find-person'
import { PersonMark } from '../person-mark'
import { PersonName } from '../person-name'
import { useShown } from '../use-shown'
import type { MemberLine } from './member-line'
import styles from './who-is-in.module.css'

/** Everyone in the group, with what each of them shows. */
export function WhoIsIn({ people }: { people: readonly MemberLine[] }) {
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(people)
  return (
    <section className={`card stack gap-m padded ${styles.card}`} aria-labelledby="who">
      <h2 id="who" className="h3">
        Who’s in it
      </h2>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      <ul className={`halves narrow-stack ${styles.list}`}>
        {shown.map((person) => (
          <li key={person.id}>
            <PersonMark person={person} letter={person.letter} without={person.without} />
            <div>
              <p className={`row wraps anywhere ${styles.name}`}>
                <b className="clamped">
                  <PersonName person={person} />
                </b>
                {person.isMe && <span className="tag">You</span>}
                {person.isLeader && <span className="tag">Leader</span>}
              </p>
              {person.shows && <p className="sm mut">{styleTitle(person.shows)}</p>}
              <p className="sm mut">
                Joined <When at={person.joinedAt} form="on" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button type="button" className="self-start btn outline small" onClick={showMore}>
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </section>
  )
}
