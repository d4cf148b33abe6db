import 'server-only'
import { ApiError } from '@/lib/api/errors'
import type { JoinLink, JoinLinkDetail } from '@/lib/api/join-links'
import { joinCodeFrom } from '@/lib/join-code'
import { messages } from '@/lib/messages'
import { qrOf } from '@/lib/qr'
import { joinPath } from '@/lib/routes'
import { DAY_MS, endOfDayIn, plainDayIn } from '@/lib/when'
import { db, type Prisma } from '../base/db'
import { absolute } from '../base/env'
import { countUse } from '../base/funnel'
import { hashOfSecret, signaturesOf } from '../base/signatures'
import { isId } from '../base/storable'
import { isAsked } from '../mail/asks-to-join'
import type { SignedIn } from '../viewer/viewer'
import { endMemberships, noteRemoval } from './ended-memberships'
import { isOn, keepOut } from './joining'
import { assertMayLead } from './may-lead'
import { groupNotFound, type Leader, lockLed, requireLeader } from './roles'

type Tx = Prisma.TransactionClient

/** Of the link itself. */
export const LINK_FIELDS = {
  id: true,
  hash: true,
  createdAt: true,
  expiresAt: true,
  timeZone: true,
  places: true,
  used: true,
  mailDomain: true,
  asksFirst: true,
  offAt: true,
} satisfies Prisma.JoinLinkSelect

type LinkRow = Prisma.JoinLinkGetPayload<{ select: typeof LINK_FIELDS }>

/**
 * The codes of a link by each of our secrets. No row holds one, or what it could be made from without our own secret;
 * the hash in the row says which of them the link has.
 */
const codesOf = (id: string) =>
  signaturesOf('join-link', id).map((text) => joinCodeFrom(Buffer.from(text, 'base64url')))

/** Null for a link made with a secret that this copy no longer has. */
function urlOf({ id, hash }: LinkRow): string | null {
  const code = codesOf(id).find((one) => hashOfSecret(one) === hash)
  return code ? absolute(joinPath(code)) : null
}

/** Whether people can join with a link, and why not. */
export function statusOf(row: {
  offAt: Date | null
  expiresAt: Date
  places: number
  used: number
}): JoinLink['status'] {
  if (row.offAt) return 'off'
  if (row.expiresAt <= new Date()) return 'ended'
  return row.used < row.places ? 'open' : 'full'
}

/** The day on which a link works to the end; what is printed is this day, wherever it is read. */
const lastDayOf = ({ expiresAt, timeZone }: Pick<LinkRow, 'expiresAt' | 'timeZone'>) =>
  plainDayIn(expiresAt, timeZone)

function toJoinLink(row: LinkRow): JoinLink {
  return {
    id: row.id,
    url: urlOf(row),
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    last_day: lastDayOf(row),
    places: row.places,
    used: row.used,
    mail_domain: row.mailDomain,
    asks_first: row.asksFirst,
    status: statusOf(row),
  }
}

const PERSON = { select: { id: true, firstName: true, lastName: true, email: true } } as const

const toPerson = (user: { id: string; firstName: string; lastName: string; email: string }) => ({
  user_id: user.id,
  first_name: user.firstName,
  last_name: user.lastName,
  email: user.email,
})

/** The newest link of a group, and the people who joined or ask to join with a link, without their results. */
export async function readJoinLink({ group }: Leader): Promise<JoinLinkDetail> {
  const [links, requests] = await Promise.all([
    db.joinLink.findMany({
      where: { groupId: group.id },
      orderBy: { createdAt: 'desc' },
      select: {
        ...LINK_FIELDS,
        memberships: { orderBy: { joinedAt: 'asc' }, select: { joinedAt: true, user: PERSON } },
      },
    }),
    db.joinRequest.findMany({
      where: isAsked(group.id),
      orderBy: { askedAt: 'asc' },
      select: { askedAt: true, user: PERSON },
    }),
  ])
  return {
    link: links[0] ? toJoinLink(links[0]) : null,
    requests: requests.map(({ user, askedAt }) => ({
      ...toPerson(user),
      asked_at: askedAt.toISOString(),
    })),
    arrivals: links
      .filter(({ memberships }) => memberships.length > 0)
      .map(({ id, createdAt, memberships }) => ({
        link_id: id,
        made_at: createdAt.toISOString(),
        people: memberships.map(({ user, joinedAt }) => ({
          ...toPerson(user),
          joined_at: joinedAt.toISOString(),
        })),
      })),
  }
}

/** The same with its code to draw, for the group's page. Throws `not_found`. */
export async function readCodedLink(viewer: SignedIn, groupId: string) {
  const detail = await readJoinLink(await requireLeader(viewer, groupId))
  const { status, url } = detail.link ?? {}
  return { detail, code: status === 'open' && url ? qrOf(url) : null }
}

const endOf = ({ days, time_zone }: { days: number; time_zone: string }) =>
  endOfDayIn(plainDayIn(new Date(Date.now() + days * DAY_MS), time_zone), time_zone)

interface Choices {
  days: number
  places: number
  mail_domain: string | null
  asks_first: boolean
  /** Where the last day ends. */
  time_zone: string
}

/** Makes a join link; the one before ends. Throws `conflict` for a leader who may not. */
export async function makeJoinLink(leader: Leader, choices: Choices): Promise<JoinLink> {
  assertMayLead(leader.session.user)
  return db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    await turnOff(tx, { groupId })
    const id = crypto.randomUUID()
    const row = await tx.joinLink.create({
      data: {
        id,
        groupId,
        hash: hashOfSecret(codesOf(id)[0] ?? ''),
        expiresAt: endOf(choices),
        timeZone: choices.time_zone,
        places: choices.places,
        mailDomain: choices.mail_domain,
        asksFirst: choices.asks_first,
      },
      select: LINK_FIELDS,
    })
    await countUse('join_link', tx)
    return toJoinLink(row)
  })
}

const turnOff = (tx: Tx, which: Prisma.JoinLinkWhereInput) =>
  tx.joinLink.updateMany({ where: { ...which, offAt: null }, data: { offAt: new Date() } })

/** Changes the link, also one that has ended or is full. Throws `conflict` where there is none or it is off, and for a leader who may not. */
export async function changeJoinLink(
  leader: Leader,
  { days, time_zone, ...choices }: Partial<Choices> & Pick<Choices, 'time_zone'>,
): Promise<JoinLink> {
  assertMayLead(leader.session.user)
  return db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    const [row] = await tx.joinLink.updateManyAndReturn({
      where: { groupId, offAt: null },
      data: {
        ...(days !== undefined && { expiresAt: endOf({ days, time_zone }), timeZone: time_zone }),
        places: choices.places,
        mailDomain: choices.mail_domain,
        asksFirst: choices.asks_first,
      },
      select: LINK_FIELDS,
    })
    if (!row) throw new ApiError('conflict', messages.groups.noLink)
    return toJoinLink(row)
  })
}

/** Turns the link off, if there is one. Requests stay to be answered. */
export async function endJoinLink(leader: Leader): Promise<void> {
  await db.$transaction(async (tx) => {
    const { id: groupId } = await lockLed(tx, leader)
    await turnOff(tx, { groupId })
  })
}

/**
 * Ends a link that leaked, with all it brought: turns it off, removes everyone who joined with it but the group's leaders,
 * and drops the requests. A newer link does not let these people in either. Throws `not_found`.
 */
export async function removeJoiners(leader: Leader, linkId: string): Promise<{ removed: number }> {
  if (!isId(linkId)) throw groupNotFound()
  return db.$transaction(async (tx) => {
    const { id: groupId, name: groupName } = await lockLed(tx, leader)
    const link = { id: linkId, groupId }
    if ((await tx.joinLink.count({ where: link })) === 0) throw groupNotFound()
    await turnOff(tx, link)
    await tx.joinRequest.deleteMany({ where: { joinLinkId: linkId } })
    const people = await tx.membership.findMany({
      where: {
        groupId,
        joinLinkId: linkId,
        leads: false,
        user: { ledGroups: { none: { id: groupId } } },
      },
      select: { userId: true, user: { select: { email: true } } },
    })
    await endMemberships(tx, groupId, people)
    for (const { userId } of people) await noteRemoval(tx, { userId, groupId, groupName })
    await keepOut(tx, groupId, people)
    return { removed: people.length }
  })
}

/** Counts one more who joined with a link: one statement, so that no two take the last place. False without a place. */
export async function takePlace(tx: Tx, which: Prisma.JoinLinkWhereInput): Promise<boolean> {
  const { count } = await tx.joinLink.updateMany({
    where: { ...which, used: { lt: tx.joinLink.fields.places } },
    data: { used: { increment: 1 } },
  })
  return count === 1
}

/** What the card to print says; null while the group has no link that works and can be shown. */
export async function readJoinCard({ group }: Leader) {
  const row = await db.joinLink.findFirst({
    where: {
      ...isOn(),
      groupId: group.id,
      group: { archivedAt: null },
      used: { lt: db.joinLink.fields.places },
    },
    select: {
      ...LINK_FIELDS,
      group: {
        select: {
          name: true,
          membersSee: true,
          leader: { select: { firstName: true, lastName: true } },
        },
      },
    },
  })
  const url = row && urlOf(row)
  if (!row || !url) return null
  const { name, membersSee, leader } = row.group
  return {
    url,
    name,
    members_see: membersSee,
    leader: { first_name: leader.firstName, last_name: leader.lastName },
    last_day: lastDayOf(row),
  }
}
