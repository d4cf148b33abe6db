import { Link } from '@/components/ui/link'
import { colleaguePath } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import type { Shown } from './colleagues'

interface ColleaguePickerProps {
  groupId: string
  people: readonly Shown[]
  chosen: Shown
}

/** So many stand in the row; all of them are one press away. */
const FIRST = 6

/** Chooses a colleague. The choice is in the address, so it can be kept and works without scripts. */
export function ColleaguePicker({ groupId, people, chosen }: ColleaguePickerProps) {
  const first = people.slice(0, FIRST)
  const row = first.includes(chosen) ? first : [...first.slice(1), chosen]
  return (
    <nav
      className="print:hidden! relative flex min-w-0 flex-wrap items-center gap-1"
      aria-label="Choose a colleague"
    >
      {row.map((one) => (
        <Colleague key={one.member.id} groupId={groupId} one={one} isChosen={one === chosen} />
      ))}
      {people.length > FIRST && (
        // Another choice closes the list.
        <details key={chosen.member.id}>
          <summary className="flex min-h-11 cursor-pointer list-none items-center px-3 py-0 font-600 text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">{`All ${people.length}`}</summary>
          <ul className="absolute right-0 z-2 grid max-h-[18rem] w-[min(20rem,100%)] min-w-[min(16rem,100%)] grid-cols-1 overflow-y-auto rounded-md border border-line bg-surface p-2 shadow-3">
            {people.map((one) => (
              <li key={one.member.id}>
                <Link
                  className="flex min-h-11 list-none items-center rounded-sm px-3 py-1.5 no-underline hover:bg-sunken [&::-webkit-details-marker]:hidden"
                  replace
                  scroll={false}
                  href={colleaguePath(groupId, one.member.id)}
                >
                  <bdi>{one.fullName}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </nav>
  )
}

function Colleague({ groupId, one, isChosen }: { groupId: string; one: Shown; isChosen: boolean }) {
  return (
    <Link
      replace
      scroll={false}
      className="relative flex min-h-11 min-w-11 list-none items-center justify-center gap-3 rounded-full border-[1.5px] border-transparent px-1.75 py-0 font-600 text-sm no-underline hover:bg-sunken [&::-webkit-details-marker]:hidden [&[aria-current]]:max-w-[16rem] [&[aria-current]]:border-ink [&[aria-current]]:pr-4.5"
      href={colleaguePath(groupId, one.member.id)}
      aria-current={isChosen || undefined}
    >
      <PersonMark person={one.member} letter={one.primary} size={30} />
      <bdi className={isChosen ? undefined : 'sr-only'}>{isChosen ? one.name : one.fullName}</bdi>
    </Link>
  )
}
