'use client'

import { styleTitle } from '@/components/results/style/style-title'
import { When } from '@/components/ui/when'
import { formatCount } from '@/lib/counts'
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
      className="grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:pt-6 pt-7.5 pb-4 [&>button]:mb-3"
      aria-labelledby="who"
    >
      <h2 id="who" className="text-h3">
        Who’s in it
      </h2>
      {canSearch && <FindPerson search={search} onSearch={setSearch} found={matching.length} />}
      <ul className="grid grid-cols-2 narrow:grid-cols-1! gap-x-10 gap-y-0 [&_li]:grid [&_li]:min-h-17 [&_li]:grid-cols-[40px_minmax(0,1fr)] [&_li]:items-center [&_li]:gap-3.5 [&_li]:border-line [&_li]:border-t [&_li]:px-0 [&_li]:py-2.5 print:[&_li]:break-inside-avoid">
        {shown.map((person) => (
          <li key={person.id}>
            <PersonMark person={person} letter={person.letter} without={person.without} />
            <div>
              <p className="wrap-anywhere flex flex-wrap items-center gap-x-2 gap-y-0">
                <b className="line-clamp-[var(--lines,3)] min-w-0">
                  <PersonName person={person} />
                </b>
                {person.isMe && <span className="tag">You</span>}
                {person.isLeader && <span className="tag">Leader</span>}
              </p>
              {person.shows && <p className="text-ink-2 text-sm">{styleTitle(person.shows)}</p>}
              <p className="text-ink-2 text-sm">
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
          {`Show more (${formatCount(more)} left)`}
        </button>
      )}
    </section>
  )
}
