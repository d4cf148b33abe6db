import { Link } from '@/components/ui/link'
import type { Pair, PairPerson } from '@/lib/api/pairs'
import { PAIR_PAGES } from '@/lib/copy/disc/all'
import { pairOf } from '@/lib/disc/letters'
import { isStyleCode } from '@/lib/disc/styles'
import { initialsOf } from '@/lib/display-name'
import { pairsMessages } from '@/lib/messages/pairs'
import { personNumbered } from '@/lib/pdf/pair'
import { printable } from '@/lib/pdf/printable'
import { routes } from '@/lib/routes'
import { dayOf } from '@/lib/two-weeks'
import type { Unprintable } from '../comparison/unprintable'
import { DeadEnd } from '../dead-end'
import { Agreement } from './agreement'
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
      <Agreement
        // Another one begins with its own words.
        key={pair.agreement?.text}
        id={pair.id}
        other={other.name}
        suggested={PAIR_PAGES[pairOf(me.primary_type, other.primary_type)].agreement}
        agreement={pair.agreement}
        day={dayIn(pair)}
      />
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

/** Which day of their two weeks it is. */
const dayIn = ({ agreement }: Pair) =>
  agreement?.agreed_from ? dayOf(new Date(agreement.agreed_from), new Date()) : null

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
