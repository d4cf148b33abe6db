import { ComparisonScreen } from '@/components/groups/comparison/comparison-screen'
import { GroupScreen } from '@/components/groups/group/group-screen'
import { Outcomes } from '@/components/groups/group/invite-panel'
import { InviteScreen } from '@/components/groups/group/invite-screen'
import { JoinCard } from '@/components/groups/group/join-card'
import { MissingGroup } from '@/components/groups/group/missing-group'
import { SettingsScreen } from '@/components/groups/group/settings-screen'
import {
  InvitationScreen,
  type InvitationState,
} from '@/components/groups/invitation/invitation-screen'
import { JoinScreen } from '@/components/groups/invitation/join-screen'
import { GroupsScreen } from '@/components/groups/list/groups-screen'
import {
  comparisonOf,
  type GroupView,
  groupOf,
  idOf,
  ME,
  meetingOf,
  presenterViewOf,
  storyOf,
} from '@/components/groups/made-up/team'
import { MeetingScreen } from '@/components/groups/meeting/meeting-screen'
import { ColleagueScreen } from '@/components/groups/member/colleague-screen'
import { colleagueIn, onCircle } from '@/components/groups/member/colleagues'
import { Ended, Silent } from '@/components/groups/session/end-sheets'
import { SessionScreen } from '@/components/groups/session/session-screen'
import { StoryScreen } from '@/components/groups/story/story-screen'
import { PageFrame } from '@/components/layout/page-frame'
import type { EndedMembership } from '@/lib/api/ended-memberships'
import type { Joining, JoinLinkDetail } from '@/lib/api/join-links'
import type { HeldResult } from '@/lib/guest-result'
import { groupsMessages } from '@/lib/messages/groups'
import { qrOf } from '@/lib/qr'
import { Press } from './after-load'
import { ENDED, INVITATION, JOIN_CARD, JOIN_LINKS, REMOVED, SENT } from './invitations'
import type { StateId } from './list'
import { PAIRS } from './pairs'
import { type PhoneState, phoneStates } from './phone'
import { NAMES_GROUP, TEAMS } from './teams'
import { wallStates } from './walls'

type GroupState = Extract<
  StateId,
  | 'groups'
  | `groups-${string}`
  | `group-${string}`
  | 'comparison'
  | `comparison-${string}`
  | `session-${string}`
  | `wall-${string}`
  | 'meeting'
  | `meeting-${string}`
  | 'invitation'
  | `invitation-${string}`
  | 'join'
  | `join-${string}`
>

const { team, twelve, names, crowd } = TEAMS

const NO_PART = { lines: [], agreement: null }
const PART = {
  lines: ['Ask me about spreadsheets', 'Mornings are best'],
  agreement: { text: 'I’ll ask Priya before I set a date.', typedByLeader: true },
}

const PERSON: Parameters<typeof GroupsScreen>[0]['person'] = {
  email: 'ada@example.com',
  standing: 'proven',
  trouble: null,
}

/** The presenter view after a button has been pressed. */
function pressed(name: string) {
  return (
    <>
      <SessionScreen first={presenterViewOf(team, 'styles')} start={1} />
      <Press name={name} />
    </>
  )
}

function groups(pressed?: string) {
  const { members: _, ...led } = groupOf(team, { isLeader: true })
  const joined = { ...led, id: ME, name: 'Reading circle', description: '', is_leader: false }
  return (
    <PageFrame>
      <GroupsScreen
        person={PERSON}
        groups={[
          { ...led, people: onCircle(groupOf(team, { isLeader: true }), ME) },
          {
            ...joined,
            member_count: 4,
            members_see: 'styles',
            asks: true,
            people: onCircle(groupOf(team.slice(0, 4), { setting: 'styles' }), idOf(1)),
          },
          { ...led, id: idOf(998), name: 'Autumn launch', archived_at: led.created_at },
        ]}
        ended={[]}
        invitations={[INVITATION]}
        pairs={pressed ? [] : PAIRS}
      />
      {pressed && <Press name={pressed} />}
    </PageFrame>
  )
}

function groupsWith({ standing = PERSON.standing, ended = [] as readonly EndedMembership[] }) {
  const { members: _, ...led } = groupOf(team, { isLeader: true })
  return (
    <PageFrame>
      <GroupsScreen
        person={{ ...PERSON, standing, trouble: standing === 'unconfirmed' ? 'refused' : null }}
        groups={[led]}
        ended={ended}
        invitations={[]}
      />
    </PageFrame>
  )
}

/** The leader's own results are kept out until they agree, and they may not hand over. */
function groupWithheld() {
  const led = groupOf(team, { isLeader: true })
  const [own, ...others] = led.members
  if (!own) return null
  const withheld = {
    ...own,
    has_assessment: null,
    shares_results: false,
    primary_type: null,
    secondary_type: null,
    personality_type_code: null,
    headline: null,
    doubt: null,
    spot: null,
    scores: null,
    intervals: null,
    shows: 'leader_only' as const,
  }
  return (
    <PageFrame>
      <GroupScreen
        group={{ ...led, members: [withheld, ...others] }}
        part={NO_PART}
        personId={own.id}
        isProven={false}
      />
      <Press name="Manage Chloe Adams" />
    </PageFrame>
  )
}

/** A member of several sittings, who wants mails about what they agreed to. */
const FOLLOWED = {
  choice: {
    result_id: 'b',
    results: [
      ['c', '2026-11-02', 'DI', null],
      ['b', '2026-07-02', 'SC', 'At home'],
      ['a', '2026-03-02', 'DC', 'As a manager'],
    ].map(([id, day, code, label]) => ({
      id: id ?? '',
      completed_at: `${day}T09:00:00.000Z`,
      personality_type_code: code ?? '',
      label: label ?? null,
    })),
  },
  followUp: {
    agreement: { text: 'I ask first', mails: true, worked: 'partly' },
    answers: { yes: 3, partly: 2, no: 1 },
  },
} as const

function group(
  people: Parameters<typeof groupOf>[0],
  view: GroupView & { link?: keyof typeof JOIN_LINKS; followed?: boolean },
  pressed?: string,
) {
  const shown = groupOf(people, view)
  const detail: JoinLinkDetail = JOIN_LINKS[view.link ?? 'open']
  return (
    <PageFrame>
      <GroupScreen
        isProven
        group={shown}
        invited={view.isLeader ? SENT.length : 0}
        joinLink={view.isLeader ? { detail, code: null } : null}
        part={view.setting ? PART : NO_PART}
        story={storyOf(people, view)}
        personId={shown.members[view.isLeader ? 0 : 1]?.id ?? ME}
        {...(view.followed && FOLLOWED)}
      />
      {pressed && <Press name={pressed} />}
    </PageFrame>
  )
}

/** The page about two: the viewer, and the member at this place. */
function colleague(people: Parameters<typeof groupOf>[0], view: GroupView, at: number) {
  const shown = groupOf(people, view)
  const me = shown.members[view.isLeader ? 0 : 1]?.id ?? ME
  const two = colleagueIn(shown, me, shown.members[at]?.id ?? '')
  return <PageFrame>{two && <ColleagueScreen group={shown} {...two} />}</PageFrame>
}

function inviting(
  people: Parameters<typeof groupOf>[0],
  link: keyof typeof JOIN_LINKS,
  press = '',
) {
  const detail: JoinLinkDetail = JOIN_LINKS[link]
  const { url, status } = detail.link ?? {}
  const code = url && status === 'open' ? qrOf(url) : null
  return (
    <PageFrame>
      <InviteScreen
        group={groupOf(people, { isLeader: true })}
        sent={link === 'none' ? [] : SENT}
        joinLink={{ detail, code }}
        isProven={link !== 'none'}
      />
      {press && <Press name={press} />}
    </PageFrame>
  )
}

function settings(view: GroupView, press = '') {
  const group = groupOf(team, { isLeader: true, ...view })
  return (
    <PageFrame>
      <SettingsScreen group={group} personId={ME} part={PART} choice={FOLLOWED.choice} />
      {press && <Press name={press} />}
    </PageFrame>
  )
}

function story(
  people: Parameters<typeof groupOf>[0],
  view: Parameters<typeof storyOf>[1] & GroupView = { isLeader: true },
) {
  const group = groupOf(people, view)
  const me = group.members[view.isLeader ? 0 : 1]?.id ?? ME
  return (
    <PageFrame>
      <StoryScreen group={group} personId={me} story={storyOf(people, view)} />
    </PageFrame>
  )
}

/** All lead with D. */
const alike = team
  .slice(0, 3)
  .map(([first, last], at) => [first, last, { D: 92 - at * 3, I: 30, S: 18 + at, C: 34 }] as const)

/** D and S. */
const across = [
  ['Lea', 'Ernst', { D: 93, I: 34, S: 12, C: 40 }],
  ['Max', 'Xu', { D: 12, I: 38, S: 92, C: 36 }],
] as const

/** A member before their result. */
const waiting = team.map(
  ([first, last, scores], at) => [first, last, at === 1 ? undefined : scores] as const,
)

function compared(...team: Parameters<typeof comparisonOf>) {
  return (
    <PageFrame>
      <ComparisonScreen isLeader {...comparisonOf(...team)} isWithheld={false} />
    </PageFrame>
  )
}

function meeting(...asked: Parameters<typeof meetingOf>) {
  return (
    <PageFrame>
      <MeetingScreen meeting={meetingOf(...asked)} />
    </PageFrame>
  )
}

function invited(state: InvitationState) {
  return (
    <PageFrame>
      <InvitationScreen state={state} token="state" email="ada@example.com" me={null} />
    </PageFrame>
  )
}

const HELD_HERE: readonly HeldResult[] = [
  {
    id: 'a',
    code: 'ID',
    headline: 'The Bold Connector · ID',
    completedAt: '2026-11-24T09:30:00.000Z',
  },
  {
    id: 'b',
    code: 'CS',
    headline: 'The Careful Craftsperson · CS',
    completedAt: '2026-11-23T16:05:00.000Z',
  },
]

function joining(
  state: Partial<Joining>,
  person: Parameters<typeof JoinScreen>[0]['person'] = PERSON,
  { held = [], pressed = '' }: { held?: readonly HeldResult[]; pressed?: string } = {},
) {
  const { group, leader, further_leaders } = INVITATION
  const joined = {
    group,
    leader,
    further_leaders,
    mail_domain: null,
    asks_first: false,
    group_id: null,
  }
  const result = { letter: 'I', headline: 'The Bold Connector · ID' } as const
  return (
    <PageFrame>
      <JoinScreen
        state={{ standing: 'open', ...joined, ...state }}
        code="8FQ2-KM7P-3TVX"
        person={person}
        me={person && { first_name: 'Chloe', last_name: 'Adams', result }}
        held={held}
      />
      {pressed && <Press name={pressed} />}
    </PageFrame>
  )
}

export const groupStates: Record<GroupState | PhoneState, () => React.ReactNode> = {
  ...phoneStates,
  'groups-empty': () => (
    <PageFrame>
      <GroupsScreen person={PERSON} groups={[]} ended={[]} invitations={[]} />
    </PageFrame>
  ),
  groups: () => groups(),
  'groups-create': () => groups('Create group'),
  'groups-invite': () => groups('Invite'),
  'groups-accept': () => groups('Accept Product launch'),
  'groups-ended': () => groupsWith({ ended: ENDED }),
  'groups-removed': () => groupsWith({ ended: REMOVED }),
  'groups-unproven': () => groupsWith({ standing: 'unconfirmed' }),
  'groups-confirmed': () => groupsWith({ standing: 'confirmed' }),
  'group-withheld': groupWithheld,
  'group-leader': () => group(team, { isLeader: true }),
  'group-leader-twelve': () => group(twelve, { isLeader: true }),
  'group-leader-alone': () => group(team.slice(0, 1), { isLeader: true, link: 'none' }),
  'group-leader-asked': () =>
    group(team, { isLeader: true, setting: 'styles', shows: { 2: 'leader_only' } }),
  'group-member': () => group(team, {}),
  'group-followed': () => group(team, { setting: 'styles', followed: true }),
  'group-styles': () => group(team, { setting: 'styles', shows: { 4: 'leader_only' } }),
  'group-open': () => group(team, { setting: 'open', shows: { 6: 'styles' } }),
  'group-asked': () => group(team, { setting: 'styles', shows: { 1: 'leader_only' }, asks: true }),
  'group-share-less': () => group(team, { setting: 'styles' }, 'Share less'),
  'group-waiting': () => group(waiting, { setting: 'styles' }),
  'group-with': () => colleague(twelve, { setting: 'styles' }, 0),
  'group-with-unread': () => colleague(team, { isLeader: true }, 3),
  'group-two': () => group(team.slice(0, 2), { setting: 'styles' }),
  'group-member-names': () => group(names, { setting: 'open', name: NAMES_GROUP }),
  'group-member-large': () => group(crowd, { setting: 'styles' }),
  'group-large': () => group(crowd, { isLeader: true }),
  'group-names': () => group(names, { isLeader: true, name: NAMES_GROUP }),
  'group-leaders': () => group(team, { isLeader: true, leaders: [2] }, 'Manage Priya Raman'),
  'group-copy': () => settings({}, 'Copy to a new group'),
  'group-archived': () => group(team, { isLeader: true, archived: 'lately' }),
  'group-archived-member': () => group(team, { archived: 'for good' }),
  'group-join-asked': () => group(team, { isLeader: true, link: 'asked' }),
  'group-join-full': () => inviting(team, 'full'),
  'group-join-change': () => inviting(team, 'open', 'Change'),
  'group-manage': () => group(team, { isLeader: true }, 'Manage Chloe Adams'),
  'group-remove': () => settings({}, 'Delete group'),
  'group-invite': () => inviting(team, 'open'),
  'group-invite-first': () => inviting(team.slice(0, 1), 'none'),
  'group-invite-joined': () => inviting(team, 'asked'),
  'group-settings': () => settings({ setting: 'styles' }),
  'group-settings-asked': () => settings({ setting: 'styles', shows: { 2: 'leader_only' } }),
  'group-edit': () => settings({}, 'Edit group'),
  'group-story': () => story(team),
  'group-story-member': () => story(team, { setting: 'open' }),
  'group-story-letters': () => story(twelve, {}),
  'group-story-two': () => story(across),
  'group-story-alike': () => story(alike),
  'group-story-refused': () => story(team, { isLeader: true, hasRefused: true }),
  'group-story-names': () => story(names, { isLeader: true, name: NAMES_GROUP }),
  'group-story-first': () => story(team.slice(0, 1)),
  'group-outcomes': () => (
    <PageFrame>
      <div className="container">
        <h1 className="text-d3">Invite</h1>
        <Outcomes
          outcomes={[
            { address: 'kim@example.com', outcome: 'invited' },
            { address: 'Ben Novak <ben@example.com>', outcome: 'member_already' },
            { address: 'priya@example.com', outcome: 'invited_already' },
            { address: 'kim@example.com', outcome: 'repeated' },
            { address: 'somebody', outcome: 'not_an_address' },
            { address: 'late@example.com', outcome: 'too_many' },
            { address: 'last@example.com', outcome: 'confirm_first' },
          ]}
        />
      </div>
    </PageFrame>
  ),
  'group-missing': () => (
    <PageFrame>
      <MissingGroup />
    </PageFrame>
  ),
  comparison: () => compared(team),
  'comparison-twelve': () => compared(twelve),
  'comparison-pair': () => compared(team, { asked: [0, 3] }),
  'comparison-two': () => compared(team.slice(0, 2), { hasEarlier: true }),
  'comparison-names': () => compared(names),
  'comparison-crowd': () => compared(crowd),
  'comparison-none': () => compared([['Chloe', 'Adams']]),
  'comparison-one': () => compared([team[0] as (typeof team)[number], ['Chloe', 'Adams']]),
  'session-opening': () => <SessionScreen first={presenterViewOf(team, 'styles')} />,
  'session-circle': () => <SessionScreen first={presenterViewOf(team, 'styles')} start={1} />,
  'session-pairs': () => <SessionScreen first={presenterViewOf(twelve, 'styles')} start={2} />,
  'session-corners': () => <SessionScreen first={presenterViewOf(twelve, 'styles')} start={3} />,
  'session-finding': () => <SessionScreen first={presenterViewOf(team, 'open')} start={4} />,
  'session-closing': () => <SessionScreen first={presenterViewOf(team, 'styles')} start={9} />,
  'session-shapes': () => <SessionScreen first={presenterViewOf(team, 'leader_only')} start={1} />,
  'session-nothing': () => (
    <SessionScreen first={presenterViewOf(team.slice(0, 3), 'leader_only')} />
  ),
  'session-crowd': () => <SessionScreen first={presenterViewOf(crowd, 'styles')} start={1} />,
  'session-names': () => <SessionScreen first={presenterViewOf(names, 'styles')} start={1} />,
  'session-help': () => pressed('Keys'),
  'session-end': () => pressed('End the session'),
  'session-none': () => <Ended groupId={ME} />,
  'session-silent': () => <Silent groupId={ME} />,
  ...wallStates,
  meeting: () => meeting(twelve, { title: 'Intake review, Thursday', away: [1, 3, 5, 7, 10] }),
  'meeting-names': () => meeting(names, { name: NAMES_GROUP }),
  'meeting-none': () => meeting([['Chloe', 'Adams']], {}),
  'invitation-signed-out': () => invited({ status: 'signed_out', invitation: INVITATION }),
  invitation: () => invited({ status: 'invited', invitation: INVITATION }),
  'invitation-someone-else': () => invited({ status: 'someone_else', invitation: INVITATION }),
  'invitation-joined': () => invited({ status: 'joined', groupId: ME }),
  'invitation-archived': () => invited({ status: 'archived' }),
  'invitation-gone': () => invited({ status: 'gone' }),
  join: () => joining({ standing: 'signed_out' }, null),
  'join-result': () => joining({ standing: 'signed_out' }, null, { held: HELD_HERE }),
  'join-signed-in': () => joining({ standing: 'open' }),
  'join-waiting': () =>
    joining({ standing: 'unproven' }, { ...PERSON, standing: 'unconfirmed' }, { pressed: 'Join' }),
  'join-asked': () => joining({ standing: 'asked', asks_first: true }),
  'join-declined': () => joining({ standing: 'declined', asks_first: true }),
  'join-other-domain': () =>
    joining({ standing: 'other_domain', mail_domain: 'operations.example' }),
  'join-in': () => joining({ standing: 'joined', group_id: ME }),
  'join-gone': () => (
    <PageFrame>
      <JoinScreen
        state={{ standing: 'gone', sentence: groupsMessages.joinEnded('Marisol') }}
        code=""
        person={null}
        me={null}
        held={[]}
      />
    </PageFrame>
  ),
  'join-card': () => (
    <PageFrame>
      <JoinCard groupId={ME} card={JOIN_CARD} code={qrOf(JOIN_CARD.url)} />
    </PageFrame>
  ),
}
