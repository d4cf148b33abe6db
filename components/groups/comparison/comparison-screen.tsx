import { SharedTextures } from '@/components/charts/texture/texture'
import { FoldsEnd } from '@/components/ui/fold'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { Comparison } from '@/lib/api/comparisons'
import { countOf } from '@/lib/counts'
import { place } from '@/lib/disc/circle/geometry'
import { TEAM_NOTE } from '@/lib/disc/content/team'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import type { PairSheet as Sheet } from '@/lib/disc/team/pair'
import { SharingNotice } from '../sharing-notice'
import { StandsOut } from '../stands-out'
import { Trail } from '../trail'
import { AverageCard } from './average-card'
import { DistributionCard } from './distribution-card'
import { Downloads } from './downloads'
import { PairChooser } from './pair-chooser'
import { PairSheet } from './pair-sheet'
import { ScoresCard } from './scores-card'
import { TeamCircleCard } from './team-circle-card'
import { type TeamPerson, toTeamPeople } from './team-person'
import { TooFew } from './too-few'
import { unprintableOf } from './unprintable'

interface ComparisonScreenProps {
  comparison: Comparison
  /** What stands out. */
  findings: readonly NamedFinding[]
  /** A member of an open group sees those who are open, and can download nothing. */
  isLeader: boolean
  /** Whether the viewer has shown that their address is theirs. */
  isProven?: boolean
  /** The viewer’s own results are kept out of it until they agree. */
  isWithheld: boolean
  /** The two people to read about; null without any. */
  pair: { people: readonly [string, string]; sheet: Sheet } | null
}

/** How the members of a group compare: all of them for its leader, those who are open for a member. */
export function ComparisonScreen(props: ComparisonScreenProps) {
  const { comparison, findings, isLeader, isProven = true, isWithheld, pair } = props
  const { group, member_count, members, type_distribution, averages } = comparison
  const people = toTeamPeople(members)
  if (pair) return <PairScreen group={group} people={people} pair={pair} />
  return (
    <div className="container page page-close gap-5 grid grid-cols-1">
      <Trail group={group} here="Comparison" />
      <div className="gap-3 grid min-w-0 wrap-anywhere mb-[clamp(10px,2.4vw,24px)]">
        <h1 className="text-d2">
          <bdi>{group.name}</bdi>, side by side
        </h1>
        <p className="text-ink-2">
          {isLeader
            ? summaryOf(member_count, people.length)
            : `${countOf(member_count, 'member')}. You see those who share their scores with everyone here.`}
        </p>
      </div>
      {isWithheld && <SharingNotice groupId={group.id} />}
      {people.length < 2 ? (
        <TooFew
          groupId={group.id}
          count={people.length}
          memberCount={member_count}
          isLeader={isLeader}
          isProven={isProven}
        />
      ) : (
        <SharedTextures>
          <div className="gap-4 grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] print:break-inside-avoid medium:grid-cols-1!">
            <div className="gap-4 grid grid-cols-1">
              <TeamCircleCard people={people} averages={averages} />
              <DistributionCard counts={type_distribution} />
            </div>
            <div className="gap-4 grid grid-cols-1 grid-rows-[1fr_auto]">
              <StandsOut
                groupId={group.id}
                findings={findings}
                people={people.map(({ primary, ...one }) => ({ ...one, letter: primary }))}
              />
              <AverageCard averages={averages} ranges={comparison.average_ranges} />
            </div>
          </div>
          <ScoresCard people={people} />
          <PairChooser people={people} groupId={group.id} />
          {isLeader && (
            <Downloads groupId={group.id} unprintable={unprintableOf(group.name, people)} />
          )}
          <p className="text-sm text-ink-2">{TEAM_NOTE}</p>
          <FoldsEnd />
        </SharedTextures>
      )}
      <Toaster />
    </div>
  )
}

interface PairScreenProps extends Pick<Comparison, 'group'> {
  people: readonly TeamPerson[]
  pair: NonNullable<ComparisonScreenProps['pair']>
}

/** Two of them: where they meet and part, and what each should know about the other. */
function PairScreen({ group, people, pair: { people: ids, sheet } }: PairScreenProps) {
  const [first, second] = ids.map((id) => people.find((person) => person.id === id))
  if (!first || !second) return null
  return (
    <div className="container page page-close gap-5 grid grid-cols-1">
      <Trail group={group} here={`${first.name} and ${second.name}`} />
      <h1 className="text-d2 wrap-anywhere">
        <bdi>{first.name}</bdi> and <bdi>{second.name}</bdi>
      </h1>
      <SharedTextures>
        <PairSheet people={[placed(first), placed(second)]} sheet={sheet} />
        <PairChooser people={people} groupId={group.id} chosen={ids} />
      </SharedTextures>
    </div>
  )
}

const placed = (person: TeamPerson) => ({ ...person, at: place(person.scores) })

function summaryOf(memberCount: number, taken: number): string {
  const members = countOf(memberCount, 'member')
  if (taken === memberCount && taken > 1) return `${members}. All have taken the assessment.`
  if (taken === 0) return `${members}. No one has taken the assessment yet.`
  return `${members}. ${taken.toLocaleString('en-US')} ${taken === 1 ? 'has' : 'have'} taken the assessment.`
}
