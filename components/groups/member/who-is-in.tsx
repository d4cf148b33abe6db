'use client'

import { styleTitle } from '@/components/results/style/style-title'
import { When } from '@/components/ui/when'
import { FindPerson } from '../find-person'
import { PersonMark } from '../person-mark'
import { PersonName } from '../person-name'
import { useShown } from '../use-shown'
import type { MemberLine } from './member-line'

/** Everyone in the group, with what each of them shows. */
export function WhoIsIn({ people }: { people: readonly MemberLine[] }) {
  const { search, setSearch, canSearch, matching, shown, more, showMore } = useShown(people)
  return (
    <section
      className="px-8 gap-4 rounded-lg border border-line bg-surface grid grid-cols-1 pt-7.5 pb-4 narrow:px-5 narrow:pt-6 [&>button]:mb-3"
      aria-labelledby="who"
    >
      <h2 id="who" className="text-h3">
        Who’s in it
      </h2>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      <ul className="grid grid-cols-2 gap-y-0 gap-x-10 [&_li]:px-0 [&_li]:py-2.5 [&_li]:gap-3.5 [&_li]:border-line [&_li]:grid [&_li]:grid-cols-[40px_minmax(0,1fr)] [&_li]:items-center [&_li]:min-h-17 [&_li]:border-t print:[&_li]:break-inside-avoid narrow:grid-cols-1!">
        {shown.map((person) => (
          <li key={person.id}>
            <PersonMark person={person} letter={person.letter} without={person.without} />
            <div>
              <p className="flex items-center flex-wrap wrap-anywhere gap-y-0 gap-x-2">
                <b className="line-clamp-[var(--lines,3)] min-w-0">
                  <PersonName person={person} />
                </b>
                {person.isMe && <span className="tag">You</span>}
                {person.isLeader && <span className="tag">Leader</span>}
              </p>
              {person.shows && <p className="text-sm text-ink-2">{styleTitle(person.shows)}</p>}
              <p className="text-sm text-ink-2">
                Joined <When at={person.joinedAt} form="on" />
              </p>
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <button
          type="button"
          className="btn btn-outline btn-small justify-self-start"
          onClick={showMore}
        >
          {`Show more (${more.toLocaleString('en-US')} left)`}
        </button>
      )}
    </section>
  )
}
