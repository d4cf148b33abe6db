import { useWords } from '#words'
import { SharedTextures } from '@/components/charts/texture/texture'
import { Toaster } from '@/components/ui/toaster'
import '@/components/ui/print.css'
import { IdCard, User, Users } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { GroupDetail, SharedChoice } from '@/lib/api/groups'
import { countOf, formatCount } from '@/lib/counts'
import { meetingPath } from '@/lib/routes'
import { LeaveOrDelete } from '../group/leave-or-delete'
import { GroupTitle } from '../group-title'
import { PersonName, PersonNames } from '../person-name'
import { SharingNotice } from '../sharing-notice'
import { LETTER_FACES } from '../story/letter-faces'
import { StoryCard, type StoryLead } from '../story/story-card'
import { Trail } from '../trail'
import { BringCard } from './bring-card'
import { ColleaguePicker } from './colleague-picker'
import { hasMeetingCard, type Standing, standingIn } from './colleagues'
import { MapCard } from './map-card'
import { linesOf } from './member-line'
import { NoResult } from './no-result'
import { type OwnPart, PartCard } from './part-card'
import { SharingCard } from './sharing-card'
import { WhoIsIn } from './who-is-in'
import { WideningAsk } from './widening-ask'

interface MemberScreenProps {
  group: GroupDetail
  /** Who is looking. */
  personId: string
  part: OwnPart
  /** Which of their results they share. */
  choice?: SharedChoice | null | undefined
  /** What stands out, as far as members see it. */
  story?: StoryLead | null | undefined
  /** Stands below the members. */
  children?: React.ReactNode
}

/** One group as its members see it: who is in it, what each of them shows, and the people they can read about. */
export function MemberScreen(props: MemberScreenProps) {
  const { group, personId, part, choice, story, children } = props
  const standing = standingIn(group, personId)
  if (!standing) return null
  const { me, leaders, mine, others } = standing
  const isPair = group.members.length === 2 && standing.pairs.length === 1
  const pair = <PairsCard groupId={group.id} pairs={standing.pairs} />
  const sharing = (
    <SharingCard group={group} leaders={leaders} hasResult={mine !== null} choice={choice} />
  )
  return (
    <div className="page page-close container grid grid-cols-1 gap-[clamp(24px,3.1vw,32px)]">
      <Trail here={group.name} />
      <MemberHeader group={group} standing={standing} />
      {me.shares_results === false && <SharingNotice groupId={group.id} />}
      {group.asks && <WideningAsk group={group} leaders={leaders} />}
      <SharedTextures>
        <div className="grid grid-cols-1 gap-4">
          {story && (
            <StoryCard
              groupId={group.id}
              story={story}
              people={[
                ...group.members.map((member) => ({ ...member, letter: member.primary_type })),
                ...LETTER_FACES,
              ]}
            />
          )}
          {me.has_assessment === false ? (
            <>
              <NoResult me={me} hasOthers={others.length > 0} />
              <div className="grid grid-cols-2 medium:grid-cols-1! gap-4">
                {sharing}
                <NamesCard group={group} personId={personId} />
              </div>
            </>
          ) : (
            <>
              {isPair && pair}
              {isPair ? (
                <div className="grid grid-cols-2 medium:grid-cols-1! gap-4">
                  {sharing}
                  <BringCard standing={standing} />
                </div>
              ) : (
                <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] medium:grid-cols-1! gap-4">
                  <MapCard group={group} standing={standing} />
                  <div className="grid grid-cols-1 grid-rows-[auto_1fr] gap-4">
                    {sharing}
                    {mine && <BringCard standing={standing} />}
                  </div>
                </div>
              )}
              {!isPair && pair}
              <WhoIsIn people={linesOf(group, personId)} />
            </>
          )}
          {me.shares_results && (me.has_assessment || part.agreement) && (
            <PartCard groupId={group.id} part={part} isLeader={false} />
          )}
          {children}
        </div>
      </SharedTextures>
      <LeaveOrDelete group={group} personId={personId} />
      <Toaster />
    </div>
  )
}

/** The people a member can read about together with themself. */
function PairsCard({ groupId, pairs }: { groupId: string; pairs: Standing['pairs'] }) {
  const { title } = useWords('home.people')
  if (pairs.length === 0) return null
  return (
    <section
      className="print:hidden! grid grid-cols-1 gap-4 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="pairs"
    >
      <h2 id="pairs" className="text-h3">
        {title}
      </h2>
      <ColleaguePicker groupId={groupId} people={pairs} />
    </section>
  )
}

/** Before a result: the names, and nothing to compare with. */
function NamesCard({
  group: { members },
  personId,
}: Pick<MemberScreenProps, 'group' | 'personId'>) {
  const others = members.filter(({ id }) => id !== personId)
  return (
    <section
      className="wrap-anywhere grid content-start gap-3 rounded-lg border border-line bg-surface narrow:px-5 px-8 narrow:py-6 py-7.5"
      aria-labelledby="who"
    >
      <h2 id="who" className="text-h3">
        Who’s in it
      </h2>
      <p className="text-ink-2 text-sm">
        {others.map((member) => (
          <span key={member.id}>
            <PersonName person={member} />
            <span>{`${member.is_leader ? ' (leader)' : ''},`}</span>{' '}
          </span>
        ))}
        <span>and you.</span>
      </p>
    </section>
  )
}

/** What the group is, who leads it and how many are in it. */
function MemberHeader({ group, standing }: { group: GroupDetail; standing: Standing }) {
  const { mine, others, leaders } = standing
  const size = countOf(group.members.length, 'person', 'people')
  const shown = others.length + (mine ? 1 : 0)
  return (
    <header className="wrap-anywhere grid gap-3">
      <GroupTitle group={group} />
      <ul className="flex flex-wrap gap-x-6 gap-y-1.5 text-ink-2 text-sm [&_li]:flex [&_li]:items-center [&_li]:gap-2">
        <li>
          <Icon of={User} />
          <span>
            Led by <PersonNames people={leaders} />
          </span>
        </li>
        <li>
          <Icon of={Users} />
          <span>{others.length > 0 ? `${size}, ${formatCount(shown)} on the circle` : size}</span>
        </li>
        {hasMeetingCard(group) && (
          <li className="print:hidden!">
            <Icon of={IdCard} />
            <Link href={meetingPath(group.id)}>Meeting card</Link>
          </li>
        )}
      </ul>
    </header>
  )
}
