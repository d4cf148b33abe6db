import 'server-only'
import {
  type NamedFinding,
  ofMonth,
  type StoryScene,
  wordsFor,
} from '@/lib/disc/team/finding-words'
import { letterScenes } from '@/lib/disc/team/letter-scenes'
import { pictureOf, pictureOfMany, type TeamPicture } from '@/lib/disc/team/story'
import { nextMonday, plainDayIn } from '@/lib/when'
import { writeCalendar } from '../base/calendar'
import type { SignedIn } from '../viewer/viewer'
import { toCount } from './counted'
import { readRefused } from './live/refusals'
import type { MemberRow } from './member-view'
import { readMembers } from './members'
import { presentedFindings, type Ranked, type Refused, rankedFindings } from './ranked-findings'
import { groupNotFound, type Leader, refuseArchived, requireJoined } from './roles'
import { readShapes } from './shapes'

/** A team as one picture, and what stands out in it as scenes. */
export interface TeamStory {
  /** Said of letters alone: no one is named or placed. */
  isByLetter: boolean
  picture: TeamPicture
  /** For leaders also those refused this month, in their places. */
  scenes: readonly StoryScene[]
  /** One thing to do this month, for leaders. */
  monday: NamedFinding | null
  /** What would stand out, too, had it not been refused before: for leaders, who can bring it back. */
  refused: readonly NamedFinding[]
}

/**
 * The story of a group: of everyone who shares results for its leader; for a member of those who show each other their styles,
 * and where members see names only, of the counts that the group may see. Throws `not_found`, also where these are not shown,
 * and `conflict` for an archived group.
 */
export async function requireStory(viewer: SignedIn, id: string): Promise<TeamStory> {
  const group = await requireJoined(viewer, id)
  refuseArchived(group)
  const [rows, refused] = await Promise.all([readMembers(group.id), readRefused(group.id)])
  if (group.isLeader) return storyForLeader(rows, refused)
  if (toCount(rows) !== null) return storyByLetter(group.id, refused)
  const { findings, team, isKnown } = presentedFindings(rows, refused)
  return {
    isByLetter: false,
    picture: pictureOf(team, { isKnown, without: refused }),
    scenes: wordsFor(findings, team).map(asTold),
    monday: null,
    refused: [],
  }
}

const asTold = (finding: NamedFinding): StoryScene => ({ ...finding, isRefused: false })

function storyForLeader(rows: readonly MemberRow[], refused: Refused): TeamStory {
  const ranked = rankedFindings(rows, { refused })
  const scenes = wordsFor(ranked.standing, ranked.team).map((finding): StoryScene => {
    return { ...finding, isRefused: refused.has(finding.key) }
  })
  const inPlace = new Set(scenes.map(({ key }) => key))
  return {
    isByLetter: false,
    picture: pictureOf(ranked.team, { isKnown: ranked.isKnown, without: refused }),
    scenes,
    monday: ofMonth(scenes, new Date(), ({ isRefused }) => !isRefused),
    refused: saidRefused(rows, ranked, refused).filter(({ key }) => !inPlace.has(key)),
  }
}

/** What would stand out if it were brought back, each once. */
function saidRefused(rows: readonly MemberRow[], ranked: Ranked, refused: Refused): NamedFinding[] {
  if (refused.size === 0) return []
  // A room was shown those of the presenter view.
  const all = [ranked, presentedFindings(rows, refused)].flatMap(({ standing, replaced, team }) =>
    wordsFor([...standing, ...replaced], team),
  )
  const byKey = new Map(all.map((finding) => [finding.key, finding]))
  return [...byKey.values()].filter(({ key }) => refused.has(key))
}

/**
 * What a leader tries this month as a calendar file, on the next Monday. Throws `not_found` where nothing stands out, and
 * `conflict` for an archived group.
 */
export async function writeMondayCalendar(leader: Leader, timeZone: string): Promise<string> {
  const { monday } = await requireStory(leader, leader.group.id)
  if (!monday) throw groupNotFound()
  const day = nextMonday(plainDayIn(new Date(), timeZone))
  const { id, name } = leader.group
  const text = `${name}. ${monday.title} ${monday.says}`
  return writeCalendar(name, { id: `${id}-monday-${day}`, day, title: monday.todo, text })
}

/** No one is named in it. */
async function storyByLetter(groupId: string, refused: Refused): Promise<TeamStory> {
  const counts = await readShapes(groupId)
  if (!counts) throw groupNotFound()
  const scenes = letterScenes(counts).filter(({ key }) => !refused.has(key))
  return {
    isByLetter: true,
    picture: pictureOfMany(counts),
    scenes: scenes.map(asTold),
    monday: null,
    refused: [],
  }
}
