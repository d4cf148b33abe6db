import { ArrowLeft } from 'lucide'
import { SharedTextures } from '@/components/charts/texture/texture'
import { FoldsEnd } from '@/components/ui/fold'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import { Locator } from '@/components/charts/circle/locator'
import type { Comparison } from '@/lib/api/groups'
import { countOf } from '@/lib/counts'
import type { Headline } from '@/lib/disc/team/comparison'
import { groupPath } from '@/lib/routes'
import { SharingNotice } from '../sharing-notice'
import { Trail } from '../trail'
import { AverageCard } from './average-card'
import styles from './comparison-screen.module.css'
import { DistributionCard } from './distribution-card'
import { Downloads } from './downloads'
import { Dynamics } from './dynamics'
import { PairSection } from './pair-section'
import { ScoresCard } from './scores-card'
import { TeamCircleCard } from './team-circle-card'
import { toTeamPerson } from './team-person'
import { TooFew } from './too-few'
import { unprintableOf } from './unprintable'

interface ComparisonScreenProps {
  comparison: Comparison
  /** What stands out; null where nothing does. */
  headline: Headline | null
  /** A member of an open group sees those who are open, and can download nothing. */
  isLeader: boolean
  /** The viewer’s own results are kept out of it until they agree. */
  isWithheld: boolean
  /** The two people to read about, as the address names them. */
  asked: readonly unknown[]
}

/** How the members of a group compare: all of them for its leader, those who are open for a member. */
export function ComparisonScreen(props: ComparisonScreenProps) {
  const { comparison, headline, isLeader, isWithheld, asked } = props
  const { group, member_count, members, type_distribution, averages, group_dynamics } = comparison
  const people = members.map(toTeamPerson)
  return (
    <div className="wrap stack gap-l page close">
      <Trail group={group} here="Comparison" />
      <div className={`flex wraps apart end ${styles.head}`}>
        <div className={`grid gap-s shrinks anywhere ${styles.words}`}>
          <h1 className="d2">
            <bdi>{group.name}</bdi>, side by side
          </h1>
          <p className="mut">
            {isLeader
              ? summaryOf(member_count, people.length)
              : `${countOf(member_count, 'member')}. You see those who share their scores with everyone here.`}
          </p>
        </div>
        <Link className="narrow-full btn outline" href={groupPath(group.id)}>
          <Icon of={ArrowLeft} />
          Back to group
        </Link>
      </div>
      {isWithheld && <SharingNotice groupId={group.id} />}
      {people.length < 2 ? (
        <TooFew
          groupId={group.id}
          count={people.length}
          memberCount={member_count}
          isLeader={isLeader}
        />
      ) : (
        <SharedTextures>
          <div className={`grid gap-m medium-stack unbroken ${styles.overview}`}>
            <TeamCircleCard people={people} averages={averages} />
            <div className="stack gap-m">
              <DistributionCard counts={type_distribution} />
              <AverageCard averages={averages} intervals={comparison.average_intervals} />
            </div>
          </div>
          {headline && <HeadlineBand headline={headline} />}
          <Dynamics dynamics={group_dynamics} />
          <ScoresCard people={people} />
          <PairSection people={people} asked={asked} groupId={group.id} />
          {isLeader && (
            <Downloads groupId={group.id} unprintable={unprintableOf(group.name, people)} />
          )}
          <FoldsEnd />
        </SharedTextures>
      )}
      <Toaster />
    </div>
  )
}

function summaryOf(memberCount: number, taken: number): string {
  const members = countOf(memberCount, 'member')
  if (taken === memberCount && taken > 1) return `${members}. All have taken the assessment.`
  if (taken === 0) return `${members}. Nobody has taken the assessment yet.`
  return `${members}. ${taken.toLocaleString('en-US')} ${taken === 1 ? 'has' : 'have'} taken the assessment.`
}

/** The finding that stands above the others. */
function HeadlineBand({ headline }: { headline: Headline }) {
  const { letter, text } = headline
  return (
    <aside
      className={`row dark unbroken radius-lg padded ${styles.band}`}
      aria-label="What stands out"
    >
      {letter && <Locator letter={letter} size={96} textured={false} onInverse />}
      <p className="anywhere semibold h3">{text}</p>
    </aside>
  )
}
