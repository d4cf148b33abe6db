import { Link } from '@/components/ui/link'
import type { Pair, PairPerson } from '@/lib/api/pairs'
import { isStyleCode } from '@/lib/disc/styles'
import { initialsOf } from '@/lib/display-name'
import { pairsMessages } from '@/lib/messages/pairs'
import { personNumbered } from '@/lib/pdf/pair'
import { printable } from '@/lib/pdf/printable'
import { routes } from '@/lib/routes'
import type { Unprintable } from '../comparison/unprintable'
import { DeadEnd } from '../dead-end'
import type { NamedPerson } from './bridge'
import { PairActions } from './pair-actions'
import { YouTwo } from './you-two'

interface PairScreenProps {
  pair: Pair
  isSignedIn: boolean
}

/** Two people who both agreed to compare, without a group. */
export function PairScreen({ pair, isSignedIn }: PairScreenProps) {
  const [me, other] = pair.people
  const listPath = listPathFor(isSignedIn)
  return (
    <YouTwo me={toPerson(me)} other={toPerson(other)}>
      <PairActions
        id={pair.id}
        other={other.name}
        unprintable={unprintableIn(pair)}
        listPath={listPath}
      />
      <p className="print:hidden! text-sm">
        <Link className="font-550 text-ink" href={listPath}>
          {isSignedIn ? 'Team Groups' : 'Your result'}
        </Link>
      </p>
    </YouTwo>
  )
}

function unprintableIn({ people }: Pair): Unprintable[] {
  return people.flatMap(({ name, is_you }, at) => {
    const { text: printed, lost } = printable(name)
    const instead = personNumbered(at)
    return lost.length > 0 ? { id: is_you ? 'me' : 'other', name, printed, instead } : []
  })
}

/** Where a person finds their comparisons. */
const listPathFor = (isSignedIn: boolean) =>
  isSignedIn ? routes.groups : routes.enhancedGuestResults

function toPerson(person: PairPerson): NamedPerson {
  const { name, personality_type_code: code, primary_type, secondary_type, spot } = person
  return {
    name,
    initials: initialsOf(name, ''),
    primary: primary_type,
    secondary: secondary_type,
    code: code !== null && isStyleCode(code) ? code : null,
    at: [spot.x, spot.y],
  }
}

/** It has ended, or is between other people. */
export function MissingPair({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <DeadEnd
      title="Nothing to compare here"
      href={listPathFor(isSignedIn)}
      label={isSignedIn ? undefined : 'Go to your result'}
    >
      {pairsMessages.notFound}
    </DeadEnd>
  )
}
