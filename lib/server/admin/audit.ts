import 'server-only'
import type { AdminAct, AdminActName } from '@/lib/api/admin/admin'
import { db, type Prisma } from '../base/db'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { isId } from '../base/storable'
import type { Admin } from '../viewer/admin'

const ACT_FIELDS = {
  id: true,
  at: true,
  act: true,
  via: true,
  details: true,
  client: true,
  actorId: true,
  targetKind: true,
  targetId: true,
} satisfies Prisma.AdminActSelect

type ActRow = Prisma.AdminActGetPayload<{ select: typeof ACT_FIELDS }>

/** What admins did, newest first. Names are those of today. */
export async function listActs(
  _admin: Admin,
  { act, user, cursor }: { act?: AdminActName; user?: string; cursor?: string },
) {
  const place = readCursor(cursor, timePlace)
  const rows = await db.adminAct.findMany({
    where: { act, AND: [concerning(user), place ? before(place) : {}] },
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: PAGE_SIZE + 1,
    select: ACT_FIELDS,
  })
  const toAct = await namingAll(rows)
  return toPage(rows, toAct, ({ at, id }) => [at.toISOString(), id])
}

/** Only what a person did, or what was done to them. */
function concerning(userId: string | undefined): Prisma.AdminActWhereInput {
  if (userId === undefined) return {}
  return isId(userId) ? { OR: [{ actorId: userId }, { targetId: userId }] } : { id: { in: [] } }
}

const before = ([at, id]: readonly [string, string]): Prisma.AdminActWhereInput => ({
  at: { lte: at },
  OR: [{ at: { lt: at } }, { id: { lt: id } }],
})

/**
 * An act has ids without references, because it outlives what they name, so names are looked up for those that still
 * exist.
 */
async function namingAll(rows: readonly ActRow[]): Promise<(row: ActRow) => AdminAct> {
  const ids = rows
    .flatMap(({ actorId, targetId }) => [actorId, targetId])
    .filter((id) => id !== null)
  const where = { id: { in: ids } }
  const [users, coupons] = await Promise.all([
    db.user.findMany({
      where,
      select: { id: true, email: true, firstName: true, lastName: true },
    }),
    db.coupon.findMany({ where, select: { id: true, code: true } }),
  ])
  const person = new Map(users.map((user) => [user.id, user]))
  const code = new Map(coupons.map((coupon) => [coupon.id, coupon.code]))
  return ({ at, actorId, targetKind, targetId, act, via, details, ...row }) => {
    const actor = person.get(actorId ?? '')
    const name = actor ? `${actor.firstName} ${actor.lastName}`.trim() : null
    return {
      ...row,
      at: at.toISOString(),
      act: act as AdminActName,
      via: via as AdminAct['via'],
      details: details as AdminAct['details'],
      actor: actorId === null ? null : { id: actorId, name, email: actor?.email ?? null },
      target: {
        kind: targetKind as AdminAct['target']['kind'],
        id: targetId,
        name: person.get(targetId ?? '')?.email ?? code.get(targetId ?? '') ?? null,
      },
    }
  }
}
