import { Link } from '@/components/ui/link'
import { colleaguePath } from '@/lib/routes'
import { PersonMark } from '../person-mark'
import styles from './colleague-picker.module.css'
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
      className={`row wraps shrinks relative unprinted ${styles.picker}`}
      aria-label="Choose a colleague"
    >
      {row.map((one) => (
        <Colleague key={one.member.id} groupId={groupId} one={one} isChosen={one === chosen} />
      ))}
      {people.length > FIRST && (
        // Another choice closes the list.
        <details key={chosen.member.id} className={styles.all}>
          <summary className="row pressable semibold sm unmarked">{`All ${people.length}`}</summary>
          <ul className="grid lined surface">
            {people.map((one) => (
              <li key={one.member.id}>
                <Link
                  className="row pressable unmarked"
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
      className={`row middles gap-s pressable sm semibold unmarked pill relative ${styles.one}`}
      href={colleaguePath(groupId, one.member.id)}
      aria-current={isChosen || undefined}
    >
      <PersonMark person={one.member} letter={one.primary} size={30} />
      <bdi className={isChosen ? undefined : 'vh'}>{isChosen ? one.name : one.fullName}</bdi>
    </Link>
  )
}
