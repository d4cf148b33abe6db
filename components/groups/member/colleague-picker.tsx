import { StyleMark } from '@/components/charts/marks/style-mark'
import { Link } from '@/components/ui/link'
import { youTwo as words } from '@/lib/copy/you-two'
import { colleaguePath } from '@/lib/routes'
import type { Shown } from './colleagues'

interface ColleaguePickerProps {
  groupId: string
  people: readonly Shown[]
  /** Whose page it is. */
  chosen?: Shown
}

/** So many stand in the row; all of them are one press away. */
const FIRST = 6

/** Leads to the pages about oneself and each colleague. */
export function ColleaguePicker({ groupId, people, chosen }: ColleaguePickerProps) {
  const others = people.filter((one) => one !== chosen)
  return (
    <nav className="relative min-w-0" aria-label={words.choose}>
      <ul className="flex flex-wrap items-start gap-x-1.5 gap-y-3">
        {others.slice(0, FIRST).map((one) => (
          <li key={one.member.id}>
            <Link
              className="wrap-anywhere grid min-w-21 max-w-32 list-none justify-items-center gap-1.5 rounded-md p-1.5 text-center font-600 text-sm leading-tight no-underline hover:underline"
              href={colleaguePath(groupId, one.member.id)}
            >
              <StyleMark letter={one.primary} text={one.initials} size={52} />
              <bdi>{one.name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
      {others.length > FIRST && (
        <details className="mt-2">
          <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center font-600 text-sm underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            {words.all(others.length)}
          </summary>
          <ul className="grid max-h-[18rem] grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] overflow-y-auto">
            {others.map((one) => (
              <li key={one.member.id}>
                <Link
                  className="wrap-anywhere flex min-h-11 items-center rounded-sm px-3 py-1.5 no-underline hover:bg-sunken"
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
