import 'server-only'
import type { AdminAct, AdminActName } from '@/lib/api/admin/admin'
import { Prisma } from '../base/db'
import { isId } from '../base/ids'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { readList } from '../base/replica'
import type { Admin } from '../viewer/admin'

type ActRow = Pick<AdminAct, 'id' | 'act' | 'via' | 'details' | 'client'> & {
  at: Date
  actorId: string | null
  actorName: string | null
  actorEmail: string | null
  targetKind: AdminAct['target']['kind']
  targetId: string | null
  targetName: string | null
}

function toAct({ at, actorId, actorName, actorEmail, ...row }: ActRow): AdminAct {
  const { id, act, via, details, client, targetKind, targetId, targetName } = row
  return {
    id,
    at: at.toISOString(),
    act,
    via,
    actor: actorId === null ? null : { id: actorId, name: actorName, email: actorEmail },
    target: { kind: targetKind, id: targetId, name: targetName },
    details,
    client,
  }
}

/** What admins did, newest first. Names are those of today. */
export async function listActs(
  _admin: Admin,
  { act, user, cursor }: { act?: AdminActName; user?: string; cursor?: string },
) {
  const place = readCursor(cursor, timePlace)
  const conditions = [
    act ? Prisma.sql`act = ${act}` : Prisma.sql`true`,
    user === undefined ? Prisma.sql`true` : concerning(user),
    place ? Prisma.sql`(at, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)` : Prisma.sql`true`,
  ]
  const rows = await readList(
    (from) => from.$queryRaw<ActRow[]>`
    SELECT page.id::text, at, act, via, details, client, actor_id::text AS "actorId",
      trim(actor.first_name || ' ' || actor.last_name) AS "actorName", actor.email AS "actorEmail",
      target_kind AS "targetKind", target_id::text AS "targetId",
      coalesce(target.email, coupons.code) AS "targetName"
    FROM (
      SELECT * FROM admin_acts WHERE ${Prisma.join(conditions, ' AND ')}
      ORDER BY at DESC, id DESC LIMIT ${PAGE_SIZE + 1}
    ) AS page
    LEFT JOIN users AS actor ON actor.id = actor_id
    LEFT JOIN users AS target ON target_kind = 'user' AND target.id = target_id
    LEFT JOIN coupons ON target_kind = 'coupon' AND coupons.id = target_id
    ORDER BY at DESC, page.id DESC`,
  )
  return toPage(rows, toAct, ({ at, id }) => [at.toISOString(), id])
}

function concerning(userId: string): Prisma.Sql {
  if (!isId(userId)) return Prisma.sql`false`
  return Prisma.sql`(actor_id = ${userId}::uuid OR target_id = ${userId}::uuid)`
}
