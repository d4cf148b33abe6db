import 'server-only'
import type { AdminGroup } from '@/lib/api/admin/admin'
import { Prisma } from '../base/db'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { readList } from '../base/replica'
import type { Admin } from '../viewer/admin'
import { finds } from './search'

interface GroupRow {
  id: string
  name: string
  description: string
  createdAt: Date
  memberCount: number
  leaderId: string
  leaderName: string
  leaderEmail: string
}

function toAdminGroup(row: GroupRow): AdminGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    leader: { id: row.leaderId, name: row.leaderName, email: row.leaderEmail },
    member_count: row.memberCount,
    created_at: row.createdAt.toISOString(),
  }
}

/** Groups, newest first; `q` finds a name or a leader. */
export async function listAllGroups(_admin: Admin, { q, cursor }: { q?: string; cursor?: string }) {
  const place = readCursor(cursor, timePlace)
  const after = place
    ? Prisma.sql`(groups.created_at, groups.id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
    : Prisma.sql`true`
  const found = q
    ? finds(
        q,
        Prisma.sql`(groups.name || ' ' || leader.first_name || ' ' || leader.last_name || ' ' || leader.email)`,
      )
    : Prisma.sql`true`
  const rows = await readList(
    (from) => from.$queryRaw<GroupRow[]>`
    SELECT page.*,
      (SELECT count(*)::int FROM memberships WHERE group_id = page.id) AS "memberCount"
    FROM (
      SELECT groups.id, groups.name, groups.description, groups.created_at AS "createdAt",
        leader.id::text AS "leaderId", leader.email AS "leaderEmail",
        trim(leader.first_name || ' ' || leader.last_name) AS "leaderName"
      FROM groups JOIN users AS leader ON leader.id = groups.leader_id
      WHERE ${after} AND ${found}
      ORDER BY groups.created_at DESC, groups.id DESC LIMIT ${PAGE_SIZE + 1}
    ) AS page
    ORDER BY "createdAt" DESC, id DESC`,
  )
  return toPage(rows, toAdminGroup, ({ createdAt, id }) => [createdAt.toISOString(), id])
}
