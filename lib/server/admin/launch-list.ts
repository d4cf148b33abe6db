import 'server-only'
import type { LaunchListEntry } from '@/lib/api/admin/sales'
import type { CsvSeparator } from '@/lib/api/csv-separators'
import { ApiError } from '@/lib/api/errors'
import { messages } from '@/lib/messages'
import { readTotals } from '../base/counts'
import { streamCsv } from '../base/csv'
import { db, type Prisma } from '../base/db'
import { createdBefore, PAGE_SIZE, readCursor, timePlace, toPage } from '../base/keyset'
import { enqueue } from '../base/queue'
import { arePaymentsOpen } from '../payments/passes'
import { recordAct } from '../viewer/acts'
import type { Admin } from '../viewer/admin'
import { today } from './periods'
import { assertProven } from './proof'

const FIELDS = {
  id: true,
  email: true,
  source: true,
  createdAt: true,
  mailQueuedAt: true,
} satisfies Prisma.ProspectiveUserSelect

type EntryRow = Prisma.ProspectiveUserGetPayload<{ select: typeof FIELDS }>

/** Rows read at a time into the CSV, so that the whole list is never in memory. */
const CSV_ROWS = 5000

function toEntry({ createdAt, mailQueuedAt, ...row }: EntryRow): LaunchListEntry {
  return {
    ...row,
    joined_at: createdAt.toISOString(),
    mail_queued_at: mailQueuedAt?.toISOString() ?? null,
  }
}

const readEntries = (place: readonly [string, string] | null, take: number): Promise<EntryRow[]> =>
  db.prospectiveUser.findMany({
    where: createdBefore(place),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take,
    select: FIELDS,
  })

const placeOf = ({ createdAt, id }: EntryRow): [string, string] => [createdAt.toISOString(), id]

/** The launch list, newest first. */
export async function listEntries(_admin: Admin, { cursor }: { cursor?: string }) {
  const [rows, { '': total = 0 }, underway] = await Promise.all([
    readEntries(readCursor(cursor, timePlace), PAGE_SIZE + 1),
    readTotals('launch_list'),
    // Few at any time: what is delivered is gone.
    db.prospectiveUser.count({ where: { mailQueuedAt: { not: null } } }),
  ])
  return {
    ...toPage(rows, toEntry, placeOf),
    total,
    waiting: Math.max(0, total - underway),
    payments_open: arePaymentsOpen(),
  }
}

/**
 * Queues the job that writes one mail to each address on the list (payments/launch-list.ts). A second call finds none
 * left. Throws `proof_needed`, and `preview_mode` while payments are not open.
 */
export async function mailLaunchList(admin: Admin): Promise<{ addresses: number }> {
  assertProven(admin)
  if (!arePaymentsOpen()) throw new ApiError('preview_mode', messages.api.previewMode)
  return db.$transaction(async (tx) => {
    const addresses = await tx.prospectiveUser.count({ where: { mailQueuedAt: null } })
    if (addresses === 0) return { addresses }
    const target = { kind: 'launch_list', id: null } as const
    await recordAct(tx, admin, { act: 'mail_launch_list', target, details: { addresses } })
    await enqueue(tx, 'launch_mail', {})
    return { addresses }
  })
}

const COLUMNS = [
  { key: 'email', header: 'Email' },
  { key: 'source', header: 'Source' },
  { key: 'joined_at', header: 'Joined' },
] as const

/** The whole list for a spreadsheet, read in parts, and a file name. The export is recorded in the audit. */
export async function writeLaunchListCsv(admin: Admin, separator: CsvSeparator) {
  await db.$transaction((tx) =>
    recordAct(tx, admin, { act: 'export_launch_list', target: { kind: 'launch_list', id: null } }),
  )
  const csv = streamCsv(readBatches(), COLUMNS, separator)
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
