/** The made-up team as anyone may look at it, with its leader's eyes: no database is asked. */
import type { Seated } from '@/lib/disc/team/seats'
import { MADE_UP_GROUP } from '@/lib/routes'
import {
  certaintyOf,
  comparisonOf,
  groupOf,
  idOf,
  ME,
  meetingOf,
  presenterViewOf,
  storyOf,
  TEAM,
} from './team'

/** Each of them has a result. */
const PEOPLE = TEAM.filter(([, , scores]) => scores !== undefined)
/** Who looks: the leader. */
export const LEADER = ME

const ids = PEOPLE.map((_, index) => idOf(index))

/** A group's page, as its leader has it. */
export const demoGroup = () => asDemo(groupOf(PEOPLE, { isLeader: true, setting: 'open' }))

/** What stands out in it. */
export const demoStory = () => storyOf(PEOPLE, { isLeader: true })

type Compared = ReturnType<typeof comparisonOf>

/** What is made of a pair, and of the whole team, is made once: there are few pairs. */
const compared = new Map<string, Compared>()

/** The comparison, open at two people where the address names them. */
export function demoComparison(one?: unknown, two?: unknown): Compared {
  const [first, second] = [ids.indexOf(String(one)), ids.indexOf(String(two))]
  const asked = first >= 0 && second >= 0 && first !== second
  const key = asked ? `${first} ${second}` : ''
  const known = compared.get(key) ?? compareAs(asked ? [first, second] : undefined)
  compared.set(key, known)
  return known
}

function compareAs(asked?: readonly [number, number]): Compared {
  const { comparison, ...rest } = comparisonOf(PEOPLE, asked && { asked })
  return { comparison: { ...comparison, group: asDemo(comparison.group) }, ...rest }
}

/** What the presenter view of a session shows. */
export function demoSession() {
  const view = presenterViewOf(PEOPLE, 'open')
  return { ...view, group: asDemo(view.group) }
}

/** The card of a meeting to which all come but `away`, by their places among the people. */
export function demoMeeting({
  title = '',
  away = [],
}: {
  title?: string
  away?: readonly number[]
}) {
  const meeting = meetingOf(PEOPLE, { title, away })
  return { ...meeting, group: asDemo(meeting.group) }
}

/** … as an address names those who come; without it, everyone. */
export const awayOf = (who: readonly string[] | undefined) =>
  who ? ids.flatMap((id, at) => (who.includes(id) ? [] : at)) : []

/** The people as claims about them need them, with their names. */
export function demoSeated(): readonly (Seated & { id: string; name: string })[] {
  const { members } = groupOf(PEOPLE, { isLeader: true })
  return members.flatMap(({ id, called: name, primary_type: primary, scores }) =>
    primary && scores ? { id, name, primary, scores, certainty: certaintyOf(scores) } : [],
  )
}

const asDemo = <Group extends { id: string }>(group: Group): Group => ({
  ...group,
  id: MADE_UP_GROUP,
})
