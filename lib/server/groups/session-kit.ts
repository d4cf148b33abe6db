import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { PresenterView } from '@/lib/api/session-kit'
import { messages } from '@/lib/messages'
import type { Paper } from '@/lib/pdf/paper'
import { plainDayIn } from '@/lib/when'
import type { Asker } from '../reports/asker'
import { drawShared } from '../reports/draw-shared'
import { renderOtherPdf } from '../reports/pdf'
import { readParts } from './agreements'
import { toCount } from './counted'
import { readRefused } from './live/refusals'
import { readMembers } from './members'
import { sessionFindings, toPresenterView } from './presenter-view'
import { type Leader, requireLeader } from './roles'
import { readShapes } from './shapes'
import { teamFileName } from './team-file'

/** What the presenter view of a session shows: of each member what every other member may see, whatever the leader may see. */
export async function readPresenterView(leader: Leader): Promise<PresenterView> {
  return (await read(leader)).view
}

async function read(leader: Leader) {
  const [rows, parts, refused] = await Promise.all([
    readMembers(leader.group.id),
    readParts(leader),
    readRefused(leader.group.id),
  ])
  const { id, name } = leader.group
  const shapes = toCount(rows) && (await readShapes(id))
  const me = leader.session.user.id
  const view = toPresenterView({ group: { id, name }, me, shapes }, rows, parts, refused)
  return { view, parts, found: sessionFindings(rows, refused) }
}

interface KitPdfRequest {
  paper: Paper
  time_zone: string
  /** As typed, by member's id; the group's own by `group`. */
  spellings: Partial<Record<string, string>>
  asker: Asker
}

/** The session as a PDF, by the same rules, and a file name. Throws `conflict` where no one has answered. */
export async function drawKitPdf(
  leader: Leader,
  { paper, time_zone: timeZone, spellings, asker }: KitPdfRequest,
) {
  const day = plainDayIn(new Date(), timeZone)
  const readKit = async () => {
    const { view, parts, found } = await read(await requireLeader(leader, leader.group.id))
    if (view.answered === 0) throw new ApiError('conflict', messages.groups.noSession)
    const lines = Object.fromEntries(view.people.map(({ id }) => [id, parts.get(id)?.lines ?? []]))
    const { findings, team } = found
    return { view, findings, team: team.map(({ id: member }) => member), lines, day, spellings }
  }
  const { pdf } = await drawShared(readKit, (kit) =>
    renderOtherPdf({ kind: 'session', kit, paper }, asker),
  )
  return { pdf, fileName: teamFileName(leader.group.name, day, 'pdf', 'DISC_Session') }
}
