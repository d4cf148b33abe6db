import 'server-only'
import type { LaunchListEntry } from '@/lib/api/admin-sales'
import { COUNTED } from '../base/counts'
import { streamCsv } from '../base/csv'
import { db, Prisma } from '../base/db'
import { PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { recordAct } from '../viewer/acts'
import type { Admin } from '../viewer/admin'
import { today } from './periods'

interface EntryRow {
  id: string
  email: string
  source: string
  createdAt: Date
}

/** Rows that are read at a time into the CSV, so that the whole list is never in memory. */
const CSV_ROWS = 5000

function toEntry({ createdAt, ...row }: EntryRow): LaunchListEntry {
  return { ...row, joined_at: createdAt.toISOString() }
}

function readEntries(place: readonly [string, string] | null, limit: number): Promise<EntryRow[]> {
  const after = place
    ? Prisma.sql`(created_at, id) < (${place[0]}::timestamptz, ${place[1]}::uuid)`
    : Prisma.sql`true`
  return db.$queryRaw<EntryRow[]>`
    SELECT id::text, email, source, created_at AS "createdAt" FROM prospective_users
    WHERE ${after} ORDER BY created_at DESC, id DESC LIMIT ${limit}`
}

const placeOf = ({ createdAt, id }: EntryRow): [string, string] => [createdAt.toISOString(), id]

/** The launch list, newest first. */
export async function listEntries(_admin: Admin, { cursor }: { cursor?: string }) {
  const [rows, [sum]] = await Promise.all([
    readEntries(readCursor(cursor, timePlace), PAGE_SIZE + 1),
    db.$queryRaw<{ total: bigint }[]>`
      SELECT coalesce(sum(value), 0)::bigint AS total FROM ${COUNTED} WHERE name = 'launch_list'`,
  ])
  return { ...toPage(rows, toEntry, placeOf), total: Number(sum?.total ?? 0) }
}

const COLUMNS = [
  { key: 'email', header: 'Email' },
  { key: 'source', header: 'Source' },
  { key: 'joined_at', header: 'Joined' },
] as const

/** The whole list for a spreadsheet, as it is read, and a file name. That it left is written down. */
export async function writeLaunchListCsv(admin: Admin) {
  await db.$transaction((tx) =>
    recordAct(tx, admin, { act: 'export_launch_list', target: { kind: 'launch_list', id: null } }),
  )
  const csv = streamCsv(readBatches(), COLUMNS)
  return { csv, fileName: `Discern_launch_list_${today()}.csv` }
}

async function* readBatches(): AsyncGenerator<LaunchListEntry[]> {
  let place: [string, string] | null = null
  do {
    const rows: EntryRow[] = await readEntries(place, CSV_ROWS)
    yield rows.map(toEntry)
    const last = rows.at(-1)
    place = last && rows.length === CSV_ROWS ? placeOf(last) : null
  } while (place)
}
