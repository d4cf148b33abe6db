import { SharedTextures } from '@/components/charts/texture/texture'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { Pair, PairPerson } from '@/lib/api/pairs'
import { TEAM_NOTE } from '@/lib/disc/content/team'
import { isStyleCode } from '@/lib/disc/styles'
import { initialsOf } from '@/lib/display-name'
import { pairsMessages } from '@/lib/messages/pairs'
import { personNumbered } from '@/lib/pdf/pair'
import { printable } from '@/lib/pdf/printable'
import { routes } from '@/lib/routes'
import { PairSheet, type SheetPerson } from '../comparison/pair-sheet'
import type { Unprintable } from '../comparison/unprintable'
import { DeadEnd } from '../dead-end'
import { PairActions } from './pair-actions'
import { SceneCard } from './scene-card'

interface PairScreenProps {
  pair: Pair
  isSignedIn: boolean
}

/** Two people who both agreed: where they meet and part, and what each should know about the other. */
export function PairScreen({ pair, isSignedIn }: PairScreenProps) {
  const [me, other] = pair.people
  const listPath = listPathFor(isSignedIn)
  return (
    <div className="page page-close container grid grid-cols-1 gap-5">
      <p className="print:hidden! text-sm">
        <Link className="font-550 text-ink" href={listPath}>
          {isSignedIn ? 'Team Groups' : 'Your result'}
        </Link>
      </p>
      <h1 className="wrap-anywhere text-d2">
        <bdi>{me.name}</bdi> and <bdi>{other.name}</bdi>
      </h1>
      <SharedTextures>
        <PairSheet people={[toSheet(me), toSheet(other)]} sheet={pair} />
        <SceneCard people={[toSheet(me), toSheet(other)]} isMine />
      </SharedTextures>
      <PairActions
        id={pair.id}
        other={other.name}
        unprintable={unprintableIn(pair)}
        listPath={listPath}
      />
      <p className="text-ink-2 text-sm">{TEAM_NOTE}</p>
      <Toaster />
    </div>
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

function toSheet(person: PairPerson): SheetPerson {
  const { name, personality_type_code: code, primary_type, headline, spot } = person
  return {
    id: person.is_you ? 'me' : 'other',
    first_name: name,
    last_name: '',
    name,
    initials: initialsOf(name, ''),
    primary: primary_type,
    code: code !== null && isStyleCode(code) ? code : null,
    headline,
    doubt: null,
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
