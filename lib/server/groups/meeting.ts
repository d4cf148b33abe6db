import 'server-only'
import type { z } from 'zod'
import { MEETING_PEOPLE_MAX } from '@/lib/api/bounds'
import type { meetingQuery } from '@/lib/api/comparisons'
import { ApiError } from '@/lib/api/errors'
import type { Letter } from '@/lib/disc/letters'
import { sameKey } from '@/lib/disc/names'
import { type Attendee, meetingLines, type NotOnCard } from '@/lib/disc/team/meeting'
import { messages } from '@/lib/messages'
import type { MeetingCard } from '@/lib/pdf/handouts/meeting'
import type { Paper } from '@/lib/pdf/paper'
import { plainDayIn } from '@/lib/when'
import type { Asker } from '../reports/asker'
import { drawShared } from '../reports/draw-shared'
import { renderOtherPdf } from '../reports/pdf'
import type { SignedIn } from '../viewer/viewer'
import { type MemberRow, showsScores, toMember } from './member-view'
import { readMembers } from './members'
import { requireJoined } from './roles'
import { teamFileName } from './team-file'

interface MeetingPerson {
  id: string
  first_name: string
  last_name: string
  called: string
  full_name: string
  letter: Letter
  isComing: boolean
}

interface MeetingView {
  group: { id: string; name: string }
  title: string
  /** Those who show the other members their style. */
  people: readonly MeetingPerson[]
  /** Those who are not among them. */
  missing: NotOnCard
  /** Null where nothing is sure enough to be said. */
  card: MeetingCard | null
}

/**
 * The card of a meeting of some members. It is made of what each of them shows the other members, for leaders, too, because
 * it lies on the table: a leader's card says no more than a member's. Throws `not_found`.
 */
export async function requireMeeting(
  viewer: SignedIn,
  id: string,
  { who, title }: z.output<typeof meetingQuery>,
): Promise<MeetingView> {
  const { name, ...group } = await requireJoined(viewer, id)
  const rows = await readMembers(group.id)
  const shown = rows.flatMap((row) => {
    const attendee = toAttendee(row)
    return attendee ? { ...attendee, row } : []
  })
  const unasked = shown.length > MEETING_PEOPLE_MAX ? [] : shown.map(({ row }) => row.userId)
  const asked = new Set(who ?? unasked)
  const coming = shown.filter(({ row }) => asked.has(row.userId)).slice(0, MEETING_PEOPLE_MAX)
  const opener = coming.find(({ row }) => row.userId === viewer.session.user.id)
  const lines = meetingLines(coming, opener ?? null)
  const people = shown.map((one) => ({
    id: one.row.userId,
    first_name: one.row.firstName,
    last_name: one.row.lastName,
    ...one.row.name,
    letter: one.primary,
    isComing: coming.includes(one),
  }))
  return {
    group: { id: group.id, name },
    title,
    people,
    missing: missingAmong(rows, viewer.session.user.id),
    card: lines && {
      groupName: name,
      // A meeting that is called as the group is would be there twice.
      title: sameKey(title) === sameKey(name) ? '' : title,
      lines,
      people: people
        .filter(({ isComing }) => isComing)
        .map(({ called, letter }) => ({ called, letter })),
    },
  }
}

function missingAmong(rows: readonly MemberRow[], me: string): NotOnCard {
  const missing = rows.flatMap((row) => {
    const { primary_type, has_assessment } = toMember(row, 'colleague')
    if (primary_type) return []
    return {
      isMe: row.userId === me,
      why: has_assessment === false ? 'unanswered' : 'hidden',
    } as const
  })
  const count = (why: 'hidden' | 'unanswered') =>
    missing.filter((one) => !one.isMe && one.why === why).length
  return {
    hidden: count('hidden'),
    unanswered: count('unanswered'),
    you: missing.find(({ isMe }) => isMe)?.why ?? null,
  }
}

/** A member as colleagues see them; null where they see no style. */
function toAttendee(row: MemberRow): Attendee | null {
  const { primary_type: primary, secondary_type: secondary, spot } = toMember(row, 'colleague')
  if (!row.result || !primary || !secondary || !spot) return null
  const { scores, certainty, named } = row.result
  return {
    name: row.name.called,
    code: named.code,
    primary,
    secondary,
    at: [spot.x, spot.y],
    measured: showsScores(row, 'colleague') ? { scores, certainty } : null,
  }
}

interface MeetingPdfRequest extends z.output<typeof meetingQuery> {
  paper: Paper
  time_zone: string
  /** As typed, by member's id; the group's own by `group`. */
  spellings: Partial<Record<string, string>>
  asker: Asker
}

/** The card as a PDF, and a file name. Throws `conflict` where there is nothing to say. */
export async function drawMeetingPdf(
  viewer: SignedIn,
  id: string,
  { paper, time_zone, spellings, asker, ...asked }: MeetingPdfRequest,
) {
  const read = async () => {
    const { group, card, people } = await requireMeeting(viewer, id, asked)
    if (!card) throw new ApiError('conflict', messages.groups.noMeetingLine)
    const spelled = {
      ...card,
      groupName: spellings.group ?? card.groupName,
      people: people
        .filter(({ isComing }) => isComing)
        .map((person) => ({ ...person, spelling: spellings[person.id] })),
    }
    return { name: group.name, card: spelled }
  }
  const { pdf, data } = await drawShared(read, ({ card }) =>
    renderOtherPdf({ kind: 'meeting', card, paper }, asker),
  )
  const day = plainDayIn(new Date(), time_zone)
  return { pdf, fileName: teamFileName(data.name, day, 'pdf', 'DISC_Meeting') }
}
