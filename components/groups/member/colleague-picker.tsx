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
      className="gap-1 flex items-center flex-wrap relative min-w-0 print:hidden!"
      aria-label="Choose a colleague"
    >
      {row.map((one) => (
        <Colleague key={one.member.id} groupId={groupId} one={one} isChosen={one === chosen} />
      ))}
      {people.length > FIRST && (
        // Another choice closes the list.
        <details key={chosen.member.id}>
          <summary className="text-sm px-3 py-0 flex items-center min-h-11 font-600 list-none underline underline-offset-4 cursor-pointer [&::-webkit-details-marker]:hidden">{`All ${people.length}`}</summary>
          <ul className="p-2 rounded-md border border-line grid bg-surface absolute z-2 right-0 grid-cols-1 w-[min(20rem,100%)] min-w-[min(16rem,100%)] max-h-[18rem] overflow-y-auto shadow-3">
            {people.map((one) => (
              <li key={one.member.id}>
                <Link
                  className="px-3 py-1.5 rounded-sm flex items-center min-h-11 list-none no-underline [&::-webkit-details-marker]:hidden hover:bg-sunken"
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
      className="text-sm px-1.75 py-0 gap-3 rounded-full border-[1.5px] border-transparent flex items-center justify-center relative min-h-11 font-600 list-none no-underline min-w-11 [&::-webkit-details-marker]:hidden hover:bg-sunken [&[aria-current]]:border-ink [&[aria-current]]:max-w-[16rem] [&[aria-current]]:pr-4.5"
      href={colleaguePath(groupId, one.member.id)}
      aria-current={isChosen || undefined}
    >
      <PersonMark person={one.member} letter={one.primary} size={30} />
      <bdi className={isChosen ? undefined : 'sr-only'}>{isChosen ? one.name : one.fullName}</bdi>
    </Link>
  )
}
