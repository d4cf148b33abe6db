import 'server-only'
import { z } from 'zod'
import type { AdminGroup } from '@/lib/api/admin/admin'
import { db, Prisma } from '../base/db'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { queryRows } from '../base/sql'
import type { Admin } from '../viewer/admin'
import { finds } from './search'

const groupRow = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  createdAt: z.date(),
  archivedAt: z.date().nullable(),
  memberCount: z.int(),
  furtherLeaders: z.int(),
  joinedByLink: z.int(),
  leaderId: z.string(),
  leaderName: z.string(),
  leaderEmail: z.string(),
})

function toAdminGroup(row: z.output<typeof groupRow>): AdminGroup {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    leader: { id: row.leaderId, name: row.leaderName, email: row.leaderEmail },
    further_leaders: row.furtherLeaders,
    member_count: row.memberCount,
    joined_by_link: row.joinedByLink,
    created_at: row.createdAt.toISOString(),
    archived_at: row.archivedAt?.toISOString() ?? null,
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
  // Prisma cannot search in columns of two tables at once.
  const rows = await queryRows(
    db,
    groupRow,
    Prisma.sql`
    SELECT page.*, members.*
    FROM (
      SELECT groups.id, groups.name, groups.description, groups.created_at AS "createdAt",
        groups.archived_at AS "archivedAt", leader.id::text AS "leaderId", leader.email AS "leaderEmail",
        trim(leader.first_name || ' ' || leader.last_name) AS "leaderName"
      FROM groups JOIN users AS leader ON leader.id = groups.leader_id
      WHERE ${after} AND ${found}
      ORDER BY groups.created_at DESC, groups.id DESC LIMIT ${PAGE_SIZE + 1}
    ) AS page, LATERAL (
      SELECT count(*)::int AS "memberCount",
        count(*) FILTER (WHERE leads)::int AS "furtherLeaders",
        count(join_link_id)::int AS "joinedByLink"
      FROM memberships WHERE group_id = page.id
    ) AS members
    ORDER BY "createdAt" DESC, id DESC`,
  )
  return toPage(rows, toAdminGroup, ({ createdAt, id }) => [createdAt.toISOString(), id])
}
