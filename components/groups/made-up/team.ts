/** A made-up team as the server would read it: for the demo that anyone may open, and for the states. */

import type { Comparison } from '@/lib/api/comparisons'
import type { GroupDetail, Member } from '@/lib/api/groups'
import type { PresenterView } from '@/lib/api/session-kit'
import { type Letter, type PerLetter, perLetter } from '@/lib/disc/letters'
import { normalShare } from '@/lib/disc/model/normal'
import { doubtOf } from '@/lib/disc/result/doubt'
import { styleTitle } from '@/lib/disc/result/result-name'
import { sampleTheta } from '@/lib/disc/result/sample-range'
import { type Style, styleOf } from '@/lib/disc/styles'
import { compareTeam, dynamicsOf } from '@/lib/disc/team/comparison'
import { ofMonth, wordsFor } from '@/lib/disc/team/finding-words'
import { findingsOf } from '@/lib/disc/team/findings'
import { letterScenes } from '@/lib/disc/team/letter-scenes'
import { meetingLines } from '@/lib/disc/team/meeting'
import { pairSheet } from '@/lib/disc/team/pair'
import { countLeads } from '@/lib/disc/team/profile'
import { coarsePlace } from '@/lib/disc/team/spot'
import { pictureOf, pictureOfMany } from '@/lib/disc/team/story'
import { type Apart, tellApart } from '@/lib/display-name'
import type { MembersSee } from '@/lib/members-see'
import { SAMPLE_SCORES } from '@/lib/pdf/sample-scores'
import { AGREED, GROUP, NAMES } from './words'

/** Without scores, someone who has not taken the assessment. */
export type Person = readonly [first: string, last: string, scores?: PerLetter<number> | undefined]

export const withScores = (names: readonly Person[]) =>
  names.map(([first, last], at): Person => [first, last, SAMPLE_SCORES[at]])

/** All but the last have a result. */
export const TEAM = withScores(NAMES)

export const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
const ID = idOf(999)
export const ME = idOf(0)
export const JOINED = '2026-10-05T09:00:00.000Z'

function styled([, , scores]: Person): { scores: PerLetter<number>; style: Style } | null {
  return scores ? { scores, style: styleOf(scores) } : null
}

/** What a state shows of a group: as its leader, or as its second member under a setting. */
export interface GroupView {
  isLeader?: boolean
  /** Further leaders, by index. */
  leaders?: readonly number[]
  /** It was archived; for good, where that is long ago. */
  archived?: 'lately' | 'for good'
  setting?: MembersSee
  /** What some show who differ from the setting, by index. */
  shows?: Record<number, MembersSee>
  /** The viewer has not said yes or no to the setting. */
  asks?: boolean
  /** Of the group, where it has another one. */
  name?: string
}

/** These people have answered so often that most of what stands out is sure: the error of a letter on the model's scale. */
const ERROR = 0.24
/** An 80 % range reaches so many errors to each side. */
const REACH = 1.28

/** How sure made-up scores are, as the product's own claims read it. */
export const certaintyOf = (scores: PerLetter<number>) => ({ theta: sampleTheta(scores, ERROR) })

function toRanges(scores: PerLetter<number>) {
  const { theta } = certaintyOf(scores)
  const at = (letter: Letter, errors: number) =>
    Math.round(100 * normalShare(theta[letter].value + errors * theta[letter].error))
  const ranges = perLetter((letter) => ({ low: at(letter, -REACH), high: at(letter, REACH) }))
  return { level: 80 as const, ...ranges }
}

/** What each is called among all. */
const apartIn = (people: readonly Person[]) =>
  tellApart(people.map(([first_name, last_name]) => ({ first_name, last_name })))

/** By the first name, where that is one of plain letters. */
function addressOf(first: string, index: number): string {
  const name = first.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return `${/^[a-z]{2,20}$/.test(name) ? name : `person-${index + 1}`}@example.com`
}

function toMember(person: Person, index: number, name: Apart, view: GroupView): Member {
  const { isLeader = false, setting = 'leader_only', shows: exceptions = {} } = view
  const shows = exceptions[index] ?? setting
  const mine = isLeader || index === 1
  const profile = mine || shows !== 'leader_only' ? styled(person) : null
  const scores = mine || shows === 'open' ? (profile?.scores ?? null) : null
  const [x, y] = profile ? coarsePlace(profile.scores) : []
  return {
    id: idOf(index),
    first_name: person[0],
    last_name: person[1],
    ...name,
    joined_at: JOINED,
    is_leader: index === 0 || (view.leaders ?? []).includes(index),
    email: mine ? addressOf(person[0], index) : null,
    has_assessment: mine || shows !== 'leader_only' ? profile !== null : null,
    shows,
    spot: x === undefined || y === undefined ? null : { x, y },
    scores,
    ranges: scores && toRanges(scores),
    intervals: null,
    primary_type: profile?.style.primary ?? null,
    secondary_type: profile?.style.secondary ?? null,
    shares_results: mine ? true : null,
    personality_type_code: profile?.style.code ?? null,
    headline: profile && styleTitle(profile.style.code),
    doubt: scores && profile && doubtOf(null, profile.style).text,
    reminded_at: null,
  }
}

export function groupOf(people: readonly Person[], view: GroupView): GroupDetail {
  const { isLeader = false, setting = 'leader_only', shows = {}, asks = false, archived } = view
  const { name = GROUP.name } = view
  return {
    id: ID,
    name,
    description: GROUP.description,
    member_count: people.length,
    created_at: JOINED,
    is_leader: isLeader,
    is_first_leader: isLeader,
    members_see: setting,
    agreed_to: shows[isLeader ? 0 : 1] ?? setting,
    asks,
    archived_at: archived ? '2026-11-20T09:00:00.000Z' : null,
    undo_until: archived === 'lately' ? '2026-12-20T09:00:00.000Z' : null,
    members: apartIn(people).flatMap((apart, index) => {
      const person = people[index]
      return person ? toMember(person, index, apart, view) : []
    }),
  }
}

/** Those who have a result, by the names they are called. */
function profiledOf(people: readonly Person[], hasEarlier = false) {
  const apart = apartIn(people)
  return people.flatMap((person, index) => {
    const profile = styled(person)
    if (!profile) return []
    const { scores, style } = profile
    const isEarlier = hasEarlier && index === 0
    const ranges = isEarlier ? null : toRanges(scores)
    const certainty = isEarlier ? null : certaintyOf(scores)
    const name = apart[index] as Apart
    return {
      id: idOf(index),
      first_name: person[0],
      last_name: person[1],
      ...name,
      name: name.called,
      ranges,
      certainty,
      scores,
      ...style,
    }
  })
}

/** With `hasEarlier`, the first one's result is from before results said how sure they are; `asked` are two by index. */
export function comparisonOf(
  people: readonly Person[],
  { hasEarlier = false, asked }: { hasEarlier?: boolean; asked?: readonly [number, number] } = {},
) {
  const named = profiledOf(people, hasEarlier)
  const { findings, ...team } = compareTeam(named)
  const comparison: Comparison = {
    group: { id: ID, name: GROUP.name },
    member_count: people.length,
    type_distribution: team.typeDistribution,
    averages: team.averages,
    average_ranges: team.averageRanges && { level: 80, ...team.averageRanges },
    average_intervals: null,
    members: named.map(({ id, first_name, last_name, scores, ranges, ...style }) => ({
      user_id: id,
      first_name,
      last_name,
      called: style.called,
      apart: style.apart,
      full_name: style.full_name,
      d_score: scores.D,
      i_score: scores.I,
      s_score: scores.S,
      c_score: scores.C,
      primary_type: style.primary,
      secondary_type: style.secondary,
      personality_type_code: style.code,
      headline: styleTitle(style.code),
      doubt: doubtOf(null, style).text,
      ranges,
      intervals: null,
    })),
    group_dynamics: dynamicsOf(
      findings,
      named.map(({ name }) => name),
    ),
  }
  const [one, two] = (asked ?? []).map((index) => named[index])
  const pair = one && two && { people: [one.id, two.id] as const, sheet: pairSheet(one, two) }
  return { comparison, findings: wordsFor(findings, named), refused: [], pair: pair ?? null }
}

/** The day of which the made-up month is. */
const TODAY = new Date('2026-10-05T09:00:00.000Z')

/** The story of a team: for its leader with one thing to do; of letters alone where members see names only. */
export function storyOf(
  people: readonly Person[],
  {
    isLeader = false,
    setting = 'leader_only',
    hasRefused = false,
  }: GroupView & {
    /** The first one was refused this month, and the last one before. */ hasRefused?: boolean
  } = {},
) {
  const profiled = profiledOf(people)
  if (!isLeader && setting === 'leader_only') {
    const counts = countLeads(profiled)
    const scenes = letterScenes(counts).map((scene) => ({ ...scene, isRefused: false }))
    return { isByLetter: true, picture: pictureOfMany(counts), scenes, monday: null, refused: [] }
  }
  const all = wordsFor(findingsOf(profiled), profiled)
  const refused = hasRefused ? all.splice(-1) : []
  const scenes = all.map((scene, at) => ({ ...scene, isRefused: hasRefused && at === 0 }))
  const monday = isLeader ? ofMonth(scenes, TODAY, ({ isRefused }) => !isRefused) : null
  return { isByLetter: false, picture: pictureOf(profiled), scenes, monday, refused }
}

/** What the presenter view of a session shows under a setting. */
export function presenterViewOf(people: readonly Person[], setting: MembersSee): PresenterView {
  const { members } = groupOf(people, { setting })
  const shows = setting !== 'leader_only' ? 'names' : people.length > 4 ? 'shapes' : 'nothing'
  const { comparison, findings } = comparisonOf(people)
  return {
    group: { id: ID, name: GROUP.name },
    shows,
    answered: comparison.members.length,
    people: members.map(({ id, called: name, apart, primary_type: letter, spot }, at) => {
      const shown = shows === 'names' ? { letter, spot } : { letter: null, spot: null }
      const agreement = AGREED[at] ?? null
      return { id, name, apart, ...shown, agreement, may_type: at !== 1 }
    }),
    shapes: shows === 'shapes' ? comparison.type_distribution : null,
    findings:
      shows === 'names'
        ? findings
            .slice(0, 2)
            .map(({ isPair: _, people: ids, ...words }) => ({ ...words, people: [...ids] }))
        : [],
  }
}

/** The card of a meeting to which all come but `away`, by index; the first person opens it. */
export function meetingOf(
  names: readonly Person[],
  { title = '', away = [] as readonly number[], name: groupName = GROUP.name },
) {
  const apart = apartIn(names)
  const people = names.flatMap((person, index) => {
    const profile = styled(person)
    if (!profile) return []
    const [first_name, last_name] = person
    const { style, scores } = profile
    const isComing = !away.includes(index)
    const name = apart[index] as Apart
    const measured = { scores, certainty: certaintyOf(scores) }
    const shown = { ...style, name: name.called, at: coarsePlace(scores), measured }
    return {
      id: idOf(index),
      first_name,
      last_name,
      ...name,
      letter: style.primary,
      isComing,
      shown,
    }
  })
  const coming = people.filter(({ isComing }) => isComing)
  const lines = meetingLines(
    coming.map(({ shown }) => shown),
    coming[0]?.shown ?? null,
  )
  return {
    group: { id: ID, name: groupName },
    title,
    people,
    missing: { hidden: 0, unanswered: names.length - people.length, you: null },
    card: lines && { groupName, title, people: coming, lines },
  }
}
