/** Times what the product's own functions take on the database of the environment; prints JSON. See admin.mjs. */
import { dashboardQuery } from '../../lib/api/admin/dashboard'
import { userQuery } from '../../lib/api/admin/users'
import { archive } from '../../lib/api/archive'
import { getDashboard } from '../../lib/server/admin/dashboard'
import { readItemStats } from '../../lib/server/admin/items'
import { listUsers } from '../../lib/server/admin/users'
import { listHistory } from '../../lib/server/assessments/history'
import { foldCounts } from '../../lib/server/base/counts'
import { db } from '../../lib/server/base/db'
import { StreamedAnswer, streamJson } from '../../lib/server/http/json-stream'
import { collectArchive } from '../../lib/server/privacy/export'
import type { Admin } from '../../lib/server/viewer/admin'
import { USER_FIELDS } from '../../lib/server/viewer/users'
import type { SignedIn } from '../../lib/server/viewer/viewer'
import { median } from '../load/figures'
import { HEAVY_EMAIL } from './seed.mjs'

const ROUNDS = 51
const WARM = 5
const DEEP = 50_000

const admin = { userId: '', provenAt: null, client: null } as Admin

await foldCounts()
const email = { email: HEAVY_EMAIL }
const user = await db.user.findUniqueOrThrow({ where: email, select: USER_FIELDS })
const viewer = { session: { user } } as SignedIn
const deep = userQuery.parse({ cursor: await cursorAfter(DEEP) })
const figures = {
  dashboard: await timed(() => getDashboard(admin, dashboardQuery.parse({}))),
  'first page of users': await timed(() => listUsers(admin, userQuery.parse({}))),
  'users after 50,000 rows, or half of them': await timed(() => listUsers(admin, deep)),
  'history of 1,000 results': await timed(async () => {
    for await (const _ of listHistory(viewer));
  }),
  items: await timed(() => readItemStats(admin)),
  'export of 1,000 results': await timed(writeArchive),
}
console.log(JSON.stringify(figures))
process.exit(0)

/** Milliseconds of the first run, and the median of those once it is warm. */
async function timed(run: () => Promise<unknown>) {
  const times: number[] = []
  for (let round = 0; round < WARM + ROUNDS; round += 1) {
    const start = performance.now()
    await run()
    times.push(performance.now() - start)
  }
  return { first: times[0] ?? 0, warm: median(times.slice(WARM)) }
}

/** The place of a row so far down the list, as the product names it to a client. */
async function cursorAfter(rows: number): Promise<string> {
  const skip = Math.min(rows, Math.floor((await db.user.count()) / 2)) - 1
  const { createdAt, id } = await db.user.findFirstOrThrow({
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    skip,
  })
  return Buffer.from(JSON.stringify([createdAt.toISOString(), id])).toString('base64url')
}

/** As the route writes it (app/api/account/export). */
async function writeArchive(): Promise<void> {
  const fail = (fault: unknown) => {
    throw fault
  }
  const stream = await streamJson(archive, new StreamedAnswer(await collectArchive(viewer)), fail)
  await new Response(stream).arrayBuffer()
}
