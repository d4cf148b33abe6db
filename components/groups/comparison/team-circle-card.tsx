'use client'

import { useMemo, useState } from 'react'
import { ChartCard } from '@/components/charts/chart-card'
import { TeamCircle } from '@/components/charts/circle/team-circle'
import { countOf } from '@/lib/counts'
import { place } from '@/lib/disc/circle/geometry'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import { arrangeTeam, type Placed } from '@/lib/disc/team/places'
import { countLeads, middleOf } from '@/lib/disc/team/profile'
import { StrayNote } from '../stray-note'
import { CrowdDialog } from './crowd-dialog'
import { PersonLine } from './person-line'
import type { TeamPerson } from './team-person'

interface TeamCircleCardProps {
  people: readonly TeamPerson[]
  averages: PerLetter<number>
}

/** A phone gets a picture of its own: a large one made smaller could not be tapped. */
const PICTURES = [
  { className: 'narrow:hidden', size: 560, padding: 46, marker: 40 },
  { className: 'not-narrow:hidden', size: 340, padding: 34, marker: 33 },
] as const

/** Everyone on the circle; pointing at a mark, reaching it with the keys or tapping it says who it is. */
export function TeamCircleCard({ people, averages }: TeamCircleCardProps) {
  const middle = useMemo(() => middleOf(people.map(({ scores }) => place(scores))), [people])
  const label = circleLabel(people, averages)
  return (
    <ChartCard title="Where everyone sits" note="The cross marks the group average.">
      {PICTURES.map(({ className, size, padding, marker }) => (
        <div key={className} className={className}>
          <Circle
            people={people}
            middle={middle}
            label={label}
            size={size}
            padding={padding}
            marker={marker}
          />
        </div>
      ))}
      <StrayNote people={people.map(toMark)} />
    </ChartCard>
  )
}

const toMark = ({ id, name, primary, scores }: TeamPerson) => ({
  id,
  name,
  letter: primary,
  at: place(scores),
})

interface CircleProps {
  people: readonly TeamPerson[]
  middle: ReturnType<typeof middleOf>
  label: string
  size: number
  padding: number
  marker: number
}

function Circle({ people, ...picture }: CircleProps) {
  const { size, padding, marker } = picture
  const [active, setActive] = useState<number | null>(null)
  const [isListed, setListed] = useState(false)
  const spots = useMemo(
    () => inReadingOrder(arrangeTeam(people, marker / (size / 2 - padding))),
    [people, size, padding, marker],
  )
  const spot = active === null ? undefined : spots[active]
  const isCrowd = spot !== undefined && spot.members.length > 1
  return (
    <>
      <TeamCircle
        {...picture}
        spots={spots}
        active={active}
        onActive={setActive}
        onOpen={(index) => setListed((spots[index]?.members.length ?? 0) > 1)}
      />
      <div className="mx-0 mt-1 mb-3.5 grid min-h-16 content-center justify-items-center text-center">
        {spot ? (
          <Shown spot={spot} onList={() => setListed(true)} />
        ) : (
          <p className="text-ink-2 text-sm">Tap a mark, or point at it, to see who it is.</p>
        )}
      </div>
      <CrowdDialog
        people={isCrowd ? spot.members : []}
        open={isListed && isCrowd}
        onClose={() => setListed(false)}
      />
    </>
  )
}

function Shown({ spot, onList }: { spot: Placed<TeamPerson>; onList: () => void }) {
  const [first, ...others] = spot.members
  if (!first) return null
  if (others.length === 0) return <PersonLine person={first} />
  const shown = spot.members.slice(0, 3)
  const rest = spot.members.length - shown.length
  return (
    <p className="wrap-anywhere flex flex-wrap items-center justify-center gap-x-3.5 gap-y-1 text-sm">
      <span>
        {shown.map(({ id, short }, index) => (
          <span key={id}>
            {index > 0 && <span>, </span>}
            <bdi>{short}</bdi>
          </span>
        ))}
        {rest > 0 && <span>{` and ${countOf(rest, 'other')}`}</span>}
      </span>
      <button type="button" className="link text-sm" onClick={onList}>
        {`Show all ${spot.members.length}`}
      </button>
    </p>
  )
}

/** From top to bottom, so that the arrow keys do not jump about. */
function inReadingOrder<Member>(spots: readonly Placed<Member>[]): Placed<Member>[] {
  return [...spots].sort((a, b) => b.at[1] - a.at[1] || a.at[0] - b.at[0])
}

/** "One member in Dominance …": the finding for screen readers. */
function circleLabel(people: readonly TeamPerson[], averages: PerLetter<number>): string {
  const leads = countLeads(people)
  const parts = LETTERS.map((letter) => `${leads[letter]} in ${LETTER_NAMES[letter]}`)
  const means = LETTERS.map((letter) => `${LETTER_NAMES[letter]} ${averages[letter]}`)
  return `Team circle with ${countOf(people.length, 'person', 'people')}: ${parts.join(', ')}. Average: ${means.join(', ')}. Use the arrow keys to go from one to the next.`
}
