import { ChartCard } from '@/components/charts/chart-card'
import { Doughnut } from '@/components/charts/doughnut/doughnut'
import { StyleMark } from '@/components/charts/marks/style-mark'
import { SharedTextures } from '@/components/charts/texture/texture'
import { NumberTable } from '@/components/results/scores/letter-tables'
import { FoldsEnd } from '@/components/ui/fold'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import type { Comparison } from '@/lib/api/comparisons'
import { countOf, formatCount } from '@/lib/counts'
import { place } from '@/lib/disc/circle/geometry'
import { TEAM_NOTE } from '@/lib/disc/content/team'
import { LETTER_NAMES, LETTERS, type PerLetter } from '@/lib/disc/letters'
import type { Interval } from '@/lib/disc/model/certainty'
import { scoreLines } from '@/lib/disc/result/report'
import { rankLetters } from '@/lib/disc/styles'
import type { NamedFinding } from '@/lib/disc/team/finding-words'
import type { PairSheet as Sheet } from '@/lib/disc/team/pair'
import { SceneCard } from '../pairs/scene-card'
import { SharingNotice } from '../sharing-notice'
import { StandsOut } from '../stands-out'
import { Trail } from '../trail'
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
    <div className="page page-close container grid grid-cols-1 gap-5">
      <Trail group={group} here="Comparison" />
      <div className="wrap-anywhere mb-[clamp(10px,2.4vw,24px)] grid min-w-0 gap-3">
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
          <div className="grid grid-cols-[minmax(0,1.32fr)_minmax(0,1fr)] medium:grid-cols-1! gap-4 print:break-inside-avoid">
            <div className="grid grid-cols-1 gap-4">
              <TeamCircleCard people={people} averages={averages} />
              <DistributionCard counts={type_distribution} />
            </div>
            <div className="grid grid-cols-1 grid-rows-[1fr_auto] gap-4">
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
          <p className="text-ink-2 text-sm">{TEAM_NOTE}</p>
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
    <div className="page page-close container grid grid-cols-1 gap-5">
      <Trail group={group} here={`${first.name} and ${second.name}`} />
      <h1 className="wrap-anywhere text-d2">
        <bdi>{first.name}</bdi> and <bdi>{second.name}</bdi>
      </h1>
      <SharedTextures>
        <PairSheet people={[placed(first), placed(second)]} sheet={sheet} />
        <div className="py-8">
          <SceneCard people={[first, second]} />
        </div>
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
  return `${members}. ${formatCount(taken)} ${taken === 1 ? 'has' : 'have'} taken the assessment.`
}

interface AverageCardProps {
  averages: PerLetter<number>
  /** Null as soon as one result has none. */
  ranges: PerLetter<Interval> | null
}

/** The mean of each letter, and how sure it is. */
function AverageCard({ averages, ranges }: AverageCardProps) {
  const lines = scoreLines(averages).map((line) => ({
    ...line,
    range: ranges?.[line.letter] ?? null,
  }))
  return (
    <ChartCard title="Group average">
      <NumberTable lines={lines} />
    </ChartCard>
  )
}

/** How many members lead with each letter. */
function DistributionCard({ counts }: { counts: PerLetter<number> }) {
  const total = LETTERS.reduce((sum, letter) => sum + counts[letter], 0)
  const shares = rankLetters(counts).map(
    (letter) => `${LETTER_NAMES[letter]} ${Math.round((counts[letter] / total) * 100)} percent`,
  )
  return (
    <ChartCard title="Type distribution">
      <div className="my-auto narrow:flex grid grid-cols-[minmax(0,172px)_minmax(0,1fr)] narrow:flex-wrap items-center gap-[clamp(14px,2.9vw,30px)] pt-3.5 print:grid-cols-[96px_minmax(0,1fr)] print:gap-3.5 narrow:[&>:first-child]:w-[clamp(96px,5rem,160px)] [@media_screen_and_(max-width:_360px)]:[&>:first-child]:w-40">
        <Doughnut values={counts} label={`Type distribution: ${shares.join(', ')}`}>
          <p className="narrow:text-12 text-13 text-ink-2 tabular-nums leading-tight">
            <b className="block font-640 font-display narrow:text-22 text-30 text-ink leading-none print:text-22">
              {formatCount(total)}
            </b>
            profiles
          </p>
        </Doughnut>
        <dl className="tabular-nums narrow:[flex:1_1_11rem] [&>div+div]:border-line [&>div+div]:border-t narrow:[&>div]:gap-2 [&>div]:px-0 [&>div]:py-2.25 print:[&>div]:gap-1.5 [&_dd]:font-700 narrow:[&_dt]:gap-2 print:[&_dt]:gap-1.5 print:[&_dt]:text-13">
          {LETTERS.map((letter) => (
            <div className="flex items-center justify-between gap-3" key={letter}>
              <dt className="wrap-anywhere flex min-w-0 items-center gap-3 font-550 text-sm">
                <StyleMark letter={letter} size={24} />
                <span>{LETTER_NAMES[letter]}</span>
              </dt>
              <dd>{formatCount(counts[letter])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </ChartCard>
  )
}
