import 'server-only'
import { type NamedFinding, ofMonth, wordsFor } from '@/lib/disc/team/finding-words'
import { letterScenes } from '@/lib/disc/team/letter-scenes'
import { pictureOf, pictureOfMany, type TeamPicture } from '@/lib/disc/team/story'
import { nextMonday, plainDayIn } from '@/lib/when'
import { writeCalendar } from '../base/calendar'
import type { SignedIn } from '../viewer/viewer'
import { toCount } from './counted'
import { readRefused } from './live/refusals'
import { readMembers } from './members'
import { presentedFindings, type Refused, rankedFindings } from './ranked-findings'
import { groupNotFound, type Leader, refuseArchived, requireJoined } from './roles'
import { readShapes } from './shapes'

/** A team as one picture, and what stands out in it as scenes. */
export interface TeamStory {
  /** Said of letters alone: no one is named or placed. */
  isByLetter: boolean
  picture: TeamPicture
  scenes: readonly NamedFinding[]
  /** One thing to do this month, for leaders. */
  monday: NamedFinding | null
  /** What would stand out, too, and a room called not true: for leaders, who can bring it back. */
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
  if (!group.isLeader && toCount(rows) !== null) return storyByLetter(group.id)
  const ranked = group.isLeader
    ? rankedFindings(rows, { refused })
    : presentedFindings(rows, refused)
  const scenes = wordsFor(ranked.findings, ranked.team)
  return {
    isByLetter: false,
    picture: pictureOf(ranked.team, { isKnown: ranked.isKnown, without: refused }),
    scenes,
    monday: group.isLeader ? ofMonth(scenes, new Date()) : null,
    refused: group.isLeader ? saidRefused(rows, refused) : [],
  }
}

function saidRefused(rows: Parameters<typeof rankedFindings>[0], refused: Refused) {
  if (refused.size === 0) return []
  // The room was shown those of the presenter view.
  const all = [rankedFindings(rows), presentedFindings(rows)].flatMap(({ findings, team }) =>
    wordsFor(findings, team),
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
async function storyByLetter(groupId: string): Promise<TeamStory> {
  const counts = await readShapes(groupId)
  if (!counts) throw groupNotFound()
  const [picture, scenes] = [pictureOfMany(counts), letterScenes(counts)]
  return { isByLetter: true, picture, scenes, monday: null, refused: [] }
}
